import type { CodeOf, DataOf } from '../../rules/catalog.ts';
import type { Parsed } from '../parsed-file.ts';
import type { Place } from './located.ts';

/** What keeps a file from being read: a code of the rule `parse` with its data, which the rule puts into words. */
export interface ParseProblem {
  place: Place;
  code: CodeOf<'parse'>;
  data: object;
}

export type ParseResult = Pick<Parsed, 'data' | 'problems'>;

/** Creates a problem; `where` is its place or whatever the caller uses instead, such as an offset. */
export const parseProblem = <Where extends object, Code extends CodeOf<'parse'>>(
  where: Where,
  code: Code,
  ...[data]: DataOf<'parse', Code>
): Where & Omit<ParseProblem, 'place'> => ({ ...where, code, data: data ?? {} });
