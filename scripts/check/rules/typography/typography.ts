import type { CheckContext } from '../../context.ts';
import type { Pair } from '../../core/pairs.ts';
import type { Locale } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import { maskCode } from '../../text/masked.ts';
import { editOf, type Prose, placeIn, proseOf, unitsOf } from '../../text/prose.ts';
import { strayQuotes } from '../chars/leftovers.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { anyLanguage } from './common.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { type Mistake, mistakesOf, type TypographyRule } from './mistake.ts';

/**
 * Rule `typography`: marks, spaces and quotation marks are those of the language, in what visitors read and nowhere
 * else. What can be fixed without doubt has an edit.
 */
export function typography(pair: Pair, { termsOf }: CheckContext): Finding[] {
  const { source, translation, schema, language } = pair;
  const rules = typographyOf(language.code);
  const { untouched } = termsOf(language.code);
  // Text that is still English is a finding of `untranslated`, and English in its own way.
  const english = proseOf(schema, source);
  const texts = new Set(english.map(({ text }) => text));
  // What English does not have is a finding of other rules.
  const units = unitsOf(english);
  return proseOf(schema, translation)
    .filter(({ text, unit }) => !texts.has(text) && units.has(unit))
    .flatMap((prose) =>
      withoutOverlaps(mistakesOf(prose.text, maskCode(prose.text, untouched), rules))
        // That quotation marks are there at all is a finding of `chars`.
        .filter(({ from }) => from > 0 || !strayQuotes(prose, units.get(prose.unit) ?? []))
        .map((mistake) => findingOf(mistake, prose, pair)),
    );
}

/** The mistakes in order, each about characters of its own: two edits of the same place cannot both be made. */
function withoutOverlaps(mistakes: readonly Mistake[]): Mistake[] {
  const chosen: Mistake[] = [];
  for (const mistake of [...mistakes].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (mistake.from >= (chosen.at(-1)?.to ?? 0)) chosen.push(mistake);
  }
  return chosen;
}

function findingOf({ from, to, replacement, code }: Mistake, prose: Prose, { translation }: Pair): Finding {
  const { text, unit, name } = prose;
  const before = /\S{0,16}\s?$/u.exec(text.slice(Math.max(0, from - 24), from))?.[0] ?? '';
  const after = /^\s?\S{0,16}/u.exec(text.slice(to, to + 24))?.[0] ?? '';
  const edit = editOf(translation, prose, from, to, replacement);
  const data = {
    unit,
    name,
    found: text.slice(from, to),
    near: before + shortened(text.slice(from, to)) + after,
    right: before + shortened(replacement) + after,
  };
  return {
    ...finding(translation, placeIn(translation, prose, from), 'typography', code, data),
    ...(edit && { edit }),
  };
}

const shortened = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 30)}…${text.slice(-25)}` : text;

const rulesOf: { readonly [locale in Locale]?: readonly TypographyRule[] } = {
  en: [],
  nl: dutch,
  fr: french,
  de: german,
  ar: arabic,
  zh: chinese,
};

/** The rules of typography of a language; of one that has none of its own, what is wrong in any. */
export const typographyOf = (locale: Locale): readonly TypographyRule[] => rulesOf[locale] ?? anyLanguage;
