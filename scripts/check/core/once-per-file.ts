import type { z } from 'zod';
import { oncePerObject } from './once-per-object.ts';
import type { ParsedFile } from './parsed-file.ts';

/** Reads something once for each file, for as long as it is at hand; its schema is always the same. */
export function oncePerFile<File extends Pick<ParsedFile, 'data'>, Result>(
  read: (schema: z.ZodType, file: File) => Result,
): (schema: z.ZodType, file: File) => Result {
  const once = oncePerObject((file: File, schema: z.ZodType) => read(schema, file));
  return (schema, file) => once(file, schema);
}
