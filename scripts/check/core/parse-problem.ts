import type { CodeOf, DataOf } from '../rules/catalog.ts';
import type { Place } from './located.ts';

/** A problem that keeps a file from being read; rule `parse` has the words for it. */
export interface ParseProblem {
  place: Place;
  code: CodeOf<'parse'>;
  data: object;
}

/** A problem at a place. */
export const parseProblem = <Code extends CodeOf<'parse'>>(
  place: Place,
  code: Code,
  ...[data]: DataOf<'parse', Code>
): ParseProblem => ({ place, code, data: data ?? {} });
