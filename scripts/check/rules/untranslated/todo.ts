import type { Nodes } from 'mdast';
import type { z } from 'zod';
import { type ContentPath, dotted, nameOf } from '../../core/explain.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair, SourceFile } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { type Place, startOfFile } from '../../core/parsing/located.ts';
import { placeOf, reference } from '../../core/place.ts';
import { textsIn } from '../../core/texts.ts';
import { isTodo } from '../../core/todo.ts';
import { quote } from '../../core/words.ts';
import { type Finding, finding } from '../../finding.ts';

/** Rule `untranslated`: texts that say of themselves that they are still to be translated. */
export function todo({ schema, source, translation }: Pair): Finding[] {
  // What is still to be written in English is told there.
  const english = new Set(todoTexts(schema, source).map(({ unit }) => unit));
  return todoTexts(schema, translation)
    .filter(({ unit }) => !english.has(unit))
    .map(({ place, unit, name, counterpart }): Finding => {
      const at = counterpart && source.data && reference(source, source.data.locate(counterpart));
      const data = { unit, name, ...(at && { at }) };
      return { ...finding(translation, place, 'untranslated', 'todo', data), gap: true };
    });
}

/** In English there is nothing to fall back to. */
export const sourceTodo = ({ schema, source }: SourceFile): Finding[] =>
  todoTexts(schema, source).map(({ place, unit, name }) =>
    finding(source, place, 'untranslated', 'english-todo', { unit, name }),
  );

interface TodoText {
  place: Place;
  unit: string;
  name: string;
  /** Path of the English text of a field. */
  counterpart?: ContentPath;
}

/** The texts of a file that begin with TODO: fields, then paragraphs, headings and cells. */
function todoTexts(schema: z.ZodType, file: ParsedFile): TodoText[] {
  const { data } = file;
  const fields = textsIn(schema, file).filter(({ value }) => isTodo(value));
  return [
    ...fields.map(({ path, counterpart }) => ({
      place: data?.locate(path) ?? startOfFile,
      unit: dotted(path),
      name: nameOf(path),
      counterpart,
    })),
    ...todoBlocks(file).map(({ node, written }) => ({
      place: placeOf(node),
      unit: written,
      name: quote(written),
    })),
  ];
}

/** The paragraphs, headings and cells of a text that begin with TODO. */
const todoBlocks = (file: ParsedFile): { node: Nodes; written: string }[] =>
  nodesIn(file, 'paragraph', 'heading', 'tableCell').flatMap(({ node }) => {
    const { start, end } = node.position ?? {};
    const written = file.text.slice(start?.offset, end?.offset).replace(/^[#\s|>*-]+/, '');
    return isTodo(written) ? [{ node, written }] : [];
  });
