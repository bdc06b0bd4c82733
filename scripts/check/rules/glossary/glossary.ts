import type { z } from 'zod';
import type { CheckContext } from '../../context.ts';
import { glossarySchema } from '../../core/glossary.ts';
import type { ParsedFile } from '../../core/graph.ts';
import type { Pair } from '../../core/pairs.ts';
import { type Finding, finding } from '../../finding.ts';
import { glossaryPath, occurrences, withSpaces } from '../../glossary-terms.ts';
import { reference } from '../../place.ts';
import { type Prose, placeIn, proseOf } from '../../prose.ts';
import { nodesIn } from '../../sections.ts';
import { fieldFindings, parseFindings } from '../../validate.ts';

/** What is wrong with a glossary itself. */
export const glossaryProblems = (file: ParsedFile): Finding[] => [
  ...parseFindings(file),
  ...fieldFindings(file, glossarySchema as z.ZodType),
];

/**
 * Rule `glossary`: no translation that the glossary of the language rules out, and no translated name or code. Both are
 * matched literally; the choice of words elsewhere is left to translators.
 */
export function glossary(pair: Pair, { termsOf }: CheckContext): Finding[] {
  const { keep, terms } = termsOf(pair.language.code);
  const { schema, translation, language } = pair;
  const translated = proseOf(schema, translation);
  const whole = withSpaces(translated.map(({ text }) => text).join('\n'));
  // Most terms are nowhere in a file.
  const wrongTerms = terms.flatMap(({ avoid, ...term }) =>
    avoid.filter((wrong) => whole.includes(wrong)).map((wrong) => ({ ...term, wrong })),
  );
  const forbidden = translated.flatMap((prose) => {
    const text = withSpaces(prose.text);
    return wrongTerms.flatMap(({ en, use, wrong, note }) =>
      occurrences(text, wrong, language.code).map((index) =>
        finding(translation, placeIn(translation, prose, index), 'glossary', 'wrong-term', {
          unit: prose.unit,
          found: wrong,
          term: en,
          use,
          language: language.name,
          path: glossaryPath(language.code),
          ...(note && { note }),
          isThere: use
            .split(' / ')
            .some((right) =>
              occurrences(text, right, language.code).some(
                (at) => at < index + wrong.length && index < at + right.length,
              ),
            ),
        }),
      ),
    );
  });
  return [...forbidden, ...lostNames(pair, keep)];
}

/** Names of an English text that its translation lacks: field by field, and in the body as a whole. */
function lostNames({ schema, source, translation, language }: Pair, keep: readonly string[]): Finding[] {
  const english = new Map(textsToCompare(schema, source).map((text) => [text.unit, text]));
  const has = (text: string, name: string) => occurrences(text, name, language.code).length > 0;
  return textsToCompare(schema, translation).flatMap(({ unit, name: text, all, pieces }) => {
    const original = english.get(unit);
    // Missing or empty texts are findings already.
    if (!original || all.trim() === '') return [];
    return keep
      .filter((name) => has(original.all, name) && !has(all, name))
      .map((name) => {
        // If English has it only as code, the first text stands for it.
        const there =
          original.pieces.find((piece) => has(withSpaces(piece.text), name)) ?? original.pieces[0];
        const here = pieces.find((piece) => piece.unit === there.unit) ?? pieces[0];
        const [at = 0] = occurrences(withSpaces(there.text), name, language.code);
        return finding(translation, placeIn(translation, here, 0), 'glossary', 'lost-name', {
          unit,
          name: text,
          expected: name,
          at: reference(source, placeIn(source, there, at)),
        });
      });
  });
}

/** A text that is compared with the English text of the same unit. */
interface Compared {
  unit: string;
  /** Its name in messages. */
  name: string;
  all: string;
  pieces: readonly [Prose, ...Prose[]];
}

/** The texts of a file: each of its fields, and its body as one, with its code: a name may be set as code in one language only. */
function textsToCompare(schema: z.ZodType, file: ParsedFile): Compared[] {
  const prose = proseOf(schema, file);
  const fields = prose
    .filter(({ kind }) => kind === 'field')
    .map((field): Compared => ({ ...field, all: withSpaces(field.text), pieces: [field] }));
  const [first, ...rest] = prose.filter(({ kind }) => kind !== 'field');
  if (!first) return fields;
  const code = nodesIn(file, 'inlineCode').map(({ node }) => node.value);
  const all = withSpaces([...[first, ...rest].map(({ text }) => text), ...code].join(' '));
  return [...fields, { unit: '#', name: 'the text', all, pieces: [first, ...rest] }];
}
