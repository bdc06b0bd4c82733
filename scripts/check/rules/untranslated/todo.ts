import type { z } from 'zod';
import type { Pair, SourceFile } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { reference } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';
import { allProseOf, isMarkedTodo, type Prose, placeIn } from '../../text/prose.ts';

/** Rule `untranslated`: no text is marked as still to be translated. */
export function todo({ schema, source, translation }: Pair): Finding[] {
  const originals = allProseOf(source, schema);
  // What is still to be written in the source is reported there.
  const english = new Set(todosIn(schema, source).map(({ unit }) => unit));
  return todosIn(schema, translation)
    .filter(({ unit }) => !english.has(unit))
    .map((prose): Finding => {
      const { unit, name } = prose;
      const original = originals.find((one) => one.unit === unit);
      const at = original && reference(source, placeIn(source, original, 0));
      const data = { unit, name, ...(at && { at }) };
      const place = placeIn(translation, prose, 0);
      return { ...finding(translation, place, 'untranslated', 'todo', data), gap: true };
    });
}

/** Rule `untranslated`, for the source: no text is marked as still to be written, as it has no fallback. */
export const sourceTodo = ({ schema, source }: SourceFile): Finding[] =>
  todosIn(schema, source).map((prose) =>
    finding(source, placeIn(source, prose, 0), 'untranslated', 'english-todo', {
      unit: prose.unit,
      name: prose.name,
    }),
  );

const todosIn = (schema: z.ZodType, file: ParsedFile): Prose[] =>
  allProseOf(file, schema).filter(isMarkedTodo);
