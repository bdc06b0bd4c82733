import type { InlineCode, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { dotted, explain, nameOf } from '../../../schema/explain.ts';
import type { Finding } from '../../../schema/finding.ts';
import { glossarySchema } from '../../../schema/glossary.ts';
import type { ParsedFile } from '../../content/graph.ts';
import { type Place, placeAt, startOfFile } from '../../content/located.ts';
import { findingAt } from '../../content/validate.ts';
import type { CheckContext } from '../context.ts';
import { occurrences } from '../glossary-terms.ts';
import type { Pair } from '../pairs.ts';
import { textsOf } from '../texts.ts';

/** What is wrong with a glossary itself. */
export function glossaryProblems(file: ParsedFile): Finding[] {
  const { data, problems } = file;
  return [
    ...problems.map(({ place, message, fix }) => findingAt(file, place, 'parse', message, fix)),
    ...explain(data?.value ?? {}, glossarySchema as z.ZodType).map(({ path, at, message, fix }) =>
      findingAt(file, data?.locate(path, at) ?? startOfFile, 'glossary', message, fix),
    ),
  ];
}

/**
 * Rule `glossary`: no translation that the glossary of the language calls wrong, and no name or code that is
 * translated although it stays as it is. Both are matched letter by letter; which word is best elsewhere is
 * for people to judge.
 */
export function glossary(pair: Pair, { termsOf }: CheckContext): Finding[] {
  const { keep, terms } = termsOf(pair.language.code);
  const { schema, translation, language } = pair;
  const fields = textUnits(schema, translation).filter(({ key }) => key !== '');
  const forbidden = [...fields, ...bodyTexts(translation)].flatMap(({ text, placeOf }) =>
    terms.flatMap(({ en, use, avoid }) =>
      avoid.flatMap((wrong) =>
        occurrences(text, wrong, language.code).map((offset) =>
          findingAt(
            translation,
            placeOf(offset),
            'glossary',
            `“${wrong}” is not the ${language.name} word for “${en}”.`,
            `write “${use}”, or change content/${language.code}/glossary.yaml.`,
          ),
        ),
      ),
    ),
  );
  return [...forbidden, ...lostNames(pair, keep)];
}

/** Names of an English text that its translation lacks: field by field, and in the body as a whole. */
function lostNames({ schema, source, translation, language }: Pair, keep: readonly string[]): Finding[] {
  const english = textUnits(schema, source);
  const translated = new Map(textUnits(schema, translation).map((unit) => [unit.key, unit]));
  const has = (text: string, name: string) => occurrences(text, name, language.code).length > 0;
  return english.flatMap((original) => {
    const unit = translated.get(original.key);
    // That a text is missing or empty is a finding already.
    if (!unit || unit.text.trim() === '') return [];
    return keep
      .filter((name) => has(original.text, name) && !has(unit.text, name))
      .map((name) => {
        const message = `${unit.name} lacks the name “${name}”, which stays as it is in every language.`;
        return findingAt(
          translation,
          unit.placeOf(0),
          'glossary',
          message,
          `write “${name}” as in ${original.path}.`,
        );
      });
  });
}

/** A text that is compared with the English text of the same key. */
interface Unit {
  key: string;
  /** How a message calls it. */
  name: string;
  path: string;
  text: string;
  placeOf: (offset: number) => Place;
}

/** The texts of a file: each of its fields, and its body as one. */
function textUnits(schema: z.ZodType, file: ParsedFile): Unit[] {
  const { data, path: filePath } = file;
  const fields = data ? textsOf(schema, data.value) : [];
  const units: Unit[] = fields.map(({ path, counterpart, value }) => ({
    key: dotted(counterpart),
    name: nameOf(path),
    path: filePath,
    text: value,
    placeOf: () => data?.locate(path) ?? startOfFile,
  }));
  const body = bodyTexts(file);
  if (body[0]) {
    const { placeOf } = body[0];
    units.push({
      key: '',
      name: 'the text',
      path: filePath,
      text: body.map(({ text }) => text).join(' '),
      placeOf,
    });
  }
  return units;
}

/** The pieces of running text, each with the place of its characters. */
function bodyTexts({ body, text }: ParsedFile): Pick<Unit, 'text' | 'placeOf'>[] {
  const pieces: Pick<Unit, 'text' | 'placeOf'>[] = [];
  if (!body) return pieces;
  visit(body, ['text', 'inlineCode'], (node) => {
    const start = node.position?.start.offset ?? 0;
    const { value } = node as Text | InlineCode;
    pieces.push({ text: value, placeOf: (offset) => placeAt(text, start + offset) });
  });
  return pieces;
}
