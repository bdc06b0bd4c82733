import type { Finding } from './finding.ts';
import type { Place } from './located.ts';

/** A finding at a place of a file. */
export function findingAt(
  file: { path: string },
  place: Place,
  rule: Finding['rule'],
  message: string,
  fix: string,
  level: Finding['level'] = 'error',
): Finding {
  const { line, column } = place;
  return { path: file.path, line, column, level, rule, message, fix };
}
