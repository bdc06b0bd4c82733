import type { CodeOf, DataOf, Rule } from '../rules/catalog.ts';
import type { Place } from './located.ts';

/** What is wrong, as a code of a rule and its data; the rule has the words for it. */
export interface Problem<Name extends Rule> {
  code: CodeOf<Name>;
  data: object;
}

/** Makes the problems of a rule: a code with its data, and where the problem is, as the caller says places. */
export const problemOf =
  <Name extends Rule>() =>
  <Where extends object, Code extends CodeOf<Name>>(
    where: Where,
    code: Code,
    ...[data]: DataOf<Name, Code>
  ): Where & Problem<Name> => ({ ...where, code, data: data ?? {} });

/** A problem that keeps a file from being read. */
export interface ParseProblem extends Problem<'parse'> {
  place: Place;
}

export const parseProblem = problemOf<'parse'>();
