import type { z } from 'zod';
import type { ParsedFile } from './graph.ts';

/** Reads something once for each file, for as long as it is at hand; its schema is always the same. */
export function oncePerFile<File extends Pick<ParsedFile, 'data'>, Result>(
  read: (schema: z.ZodType, file: File) => Result,
): (schema: z.ZodType, file: File) => Result {
  const known = new WeakMap<File, { result: Result }>();
  return (schema, file) => {
    const kept = known.get(file) ?? { result: read(schema, file) };
    known.set(file, kept);
    return kept.result;
  };
}
