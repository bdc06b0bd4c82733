import type { z } from 'zod';
import type { CheckContext } from '../../context.ts';
import { glossarySchema } from '../../core/glossary.ts';
import { grouped } from '../../core/grouped.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { reference } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';
import { occurrences } from '../../text/glossary-terms.ts';
import { type Prose, placeIn, proseOf } from '../../text/prose.ts';
import { fieldFindings, parseFindings } from '../../validate.ts';

/** Reports what is wrong with a glossary file itself. */
export const glossaryProblems = (file: ParsedFile): Finding[] => [
  ...parseFindings(file),
  ...fieldFindings(file, glossarySchema as z.ZodType),
];

/**
 * Rule `glossary`: no term that the glossary of the language says to `avoid`, and no translated name or code to `keep`.
 * Both are matched literally; all other choices of words are left to translators.
 */
export const glossary = (pair: Pair, context: CheckContext): Finding[] => [
  ...wrongTerms(pair, context),
  ...lostNames(pair, context),
];

function wrongTerms({ schema, translation, language }: Pair, { termsOf }: CheckContext): Finding[] {
  const { code } = language;
  const translated = proseOf(translation, schema);
  const { terms, path } = termsOf(code);
  const whole = translated.map(({ text }) => text).join('\n');
  return terms.flatMap(({ en, use, avoid, note }) =>
    avoid.flatMap((wrong) => {
      if (occurrences(whole, wrong, code).length === 0) return [];
      const term = { found: wrong, term: en, use, language: language.name, path };
      return translated.flatMap((prose) =>
        occurrences(prose.text, wrong, code).map((index) => {
          const data = { unit: prose.unit, ...term, ...(note && { note }) };
          return finding(translation, placeIn(translation, prose, index), 'glossary', 'wrong-term', data);
        }),
      );
    }),
  );
}

/** Reports names that a translation lacks, comparing field by field, and the body as a whole. */
function lostNames({ schema, source, translation, language }: Pair, { termsOf }: CheckContext): Finding[] {
  const { keep } = termsOf(language.code);
  const translatedUnits = grouped(proseOf(translation, schema), fieldOrBody);
  return [...grouped(proseOf(source, schema), fieldOrBody)].flatMap(([unit, originals]) => {
    const translated = translatedUnits.get(unit) ?? [];
    const [first] = translated;
    // Missing or empty text is already reported.
    if (!first || translated.every(({ text }) => text.trim() === '')) return [];
    const isField = first.kind === 'field';
    // In a body, a name may be code in one language only.
    const whole = isField
      ? translated.map(({ text }) => text).join('\n')
      : translation.text.slice(first.map[0]);
    return keep
      .filter((name) => occurrences(whole, name, language.code).length === 0)
      .flatMap((name) => {
        const original = originals.find(({ text }) => occurrences(text, name, language.code).length > 0);
        if (!original) return [];
        const [at = 0] = occurrences(original.text, name, language.code);
        const here = translated.find((prose) => prose.unit === original.unit) ?? first;
        return finding(translation, placeIn(translation, here, 0), 'glossary', 'lost-name', {
          unit,
          name: isField ? first.name : 'the text',
          expected: name,
          at: reference(source, placeIn(source, original, at)),
        });
      });
  });
}

const fieldOrBody = ({ kind, unit }: Prose): string => (kind === 'field' ? unit : '#');
