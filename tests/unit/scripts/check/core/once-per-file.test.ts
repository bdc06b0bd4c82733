import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { oncePerFile } from '../../../../../scripts/check/core/once-per-file.ts';
import type { ParsedFile } from '../../../../../scripts/content/graph.ts';

test('what is read from a file is read once, also when it is nothing', () => {
  const read = vi.fn((_: z.ZodType, { text }: ParsedFile) => text || undefined);
  const textIn = oncePerFile(read);
  const [full, empty] = [{ text: 'a' }, { text: '' }] as [ParsedFile, ParsedFile];
  const schema = z.unknown();
  expect([textIn(schema, full), textIn(schema, empty)]).toEqual(['a', undefined]);
  expect([textIn(schema, full), textIn(schema, empty)]).toEqual(['a', undefined]);
  expect(read).toHaveBeenCalledTimes(2);
  // Another file with the same text is another file.
  expect(textIn(schema, { ...full })).toBe('a');
  expect(read).toHaveBeenCalledTimes(3);
});
