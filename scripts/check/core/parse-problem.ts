import type { Place } from './located.ts';
import { type Problem, problemOf } from './problem.ts';

/** A problem that keeps a file from being read. */
export interface ParseProblem extends Problem<'parse'> {
  place: Place;
}

export const parseProblem = problemOf<'parse'>();
