import type { CodeOf, DataOf } from '../../rules/catalog.ts';
import type { Located, Place } from './located.ts';

/** What keeps a file from being read, as a code of rule `parse` and its data; the rule has the words for it. */
export interface ParseProblem {
  place: Place;
  code: CodeOf<'parse'>;
  data: object;
}

export interface Read {
  data: Located | undefined;
  problems: ParseProblem[];
}

/** Makes a problem, with where it is as the caller says places. */
export const parseProblem = <Where extends object, Code extends CodeOf<'parse'>>(
  where: Where,
  code: Code,
  ...[data]: DataOf<'parse', Code>
): Where & Omit<ParseProblem, 'place'> => ({ ...where, code, data: data ?? {} });
