import { byPlace, type Finding } from '../../schema/finding.ts';
import type { Graph } from '../content/graph.ts';
import { validate } from '../content/validate.ts';
import { checkRules } from './rules/index.ts';

/**
 * The translation check: what keeps the site from being built, and where a translation is not what English
 * is. A file that cannot be read is a finding and hides none of the others.
 *
 * @returns every finding, sorted by place
 */
export function checkContent(graph: Graph): Finding[] {
  return [...validate(graph), ...checkRules.flatMap((rule) => rule(graph))].sort(byPlace);
}
