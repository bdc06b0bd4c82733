import type { CheckContext } from '../../context.ts';
import { objectMark } from '../../core/object-mark.ts';
import type { Pair } from '../../core/pairs.ts';
import { type Finding, finding } from '../../finding.ts';
import { maskCode } from '../../text/masked.ts';
import { editOf, type Prose, placeIn, proseOf, unitsOf } from '../../text/prose.ts';
import { strayQuotes } from '../chars/leftovers.ts';
import { type TypographyRule, typographyOf } from './marks.ts';

/**
 * Rule `typography`: marks, spaces and quotation marks are those of the language, in what visitors read and nowhere
 * else. What can be fixed without doubt has an edit.
 */
export function typography(pair: Pair, { termsOf }: CheckContext): Finding[] {
  const { source, translation, schema, language } = pair;
  const rules = typographyOf(language.code);
  const { untouched } = termsOf(language.code);
  // Text that is still English is a finding of `untranslated`, and English in its own way.
  const english = proseOf(source, schema);
  const texts = new Set(english.map(({ text }) => text));
  // What English does not have is a finding of other rules.
  const units = unitsOf(english);
  return proseOf(translation, schema)
    .filter(({ text, unit }) => !texts.has(text) && units.has(unit))
    .flatMap((prose) =>
      mistakesIn(prose.text, maskCode(prose.text, untouched), rules)
        // That quotation marks are there at all is a finding of `chars`.
        .filter(({ from }) => from > 0 || !strayQuotes(prose, units.get(prose.unit) ?? []))
        .map((mistake) => findingOf(mistake, prose, pair)),
    );
}

/** Characters in whose place others have to stand. */
interface Mistake extends Pick<TypographyRule, 'code'> {
  from: number;
  to: number;
  right: string;
}

/**
 * The mistakes of a text in order, each about characters of its own: two edits of the same place cannot both be made.
 * @param masked the same text with object characters for what is not looked at
 */
function mistakesIn(text: string, masked: string, rules: readonly TypographyRule[]): Mistake[] {
  const mistakes = rules.flatMap(({ pattern, replacement, code }) =>
    [...masked.matchAll(pattern)].flatMap((match): Mistake[] => {
      const [found] = match;
      const instead = typeof replacement === 'string' ? replacement : replacement(match);
      const [from, to] = [match.index, match.index + found.length];
      // What was masked is in both, in the same order.
      const hidden = text
        .slice(from, to)
        .split('')
        .filter((_, at) => found[at] === objectMark);
      const right = instead.replaceAll(objectMark, () => hidden.shift() ?? objectMark);
      return instead === found ? [] : [{ from, to, right, code }];
    }),
  );
  const chosen: Mistake[] = [];
  for (const mistake of mistakes.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (mistake.from >= (chosen.at(-1)?.to ?? 0)) chosen.push(mistake);
  }
  return chosen;
}

function findingOf({ from, to, right, code }: Mistake, prose: Prose, { translation }: Pair): Finding {
  const { text, unit, name } = prose;
  const before = /\S{0,16}\s?$/u.exec(text.slice(Math.max(0, from - 24), from))?.[0] ?? '';
  const after = /^\s?\S{0,16}/u.exec(text.slice(to, to + 24))?.[0] ?? '';
  const found = text.slice(from, to);
  const edit = editOf(translation, prose, from, to, right);
  const data = { unit, name, found, near: before + found + after, right: before + right + after };
  return {
    ...finding(translation, placeIn(translation, prose, from), 'typography', code, data),
    ...(edit && { edit }),
  };
}
