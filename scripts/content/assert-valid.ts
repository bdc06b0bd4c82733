import { formatFinding } from '../../schema/finding.ts';
import type { Graph } from './graph.ts';
import { validate } from './validate.ts';

/** @throws Error listing every finding that keeps the site from being built */
export function assertValid(graph: Graph): void {
  const findings = validate(graph);
  if (findings.length === 0) return;
  const count = findings.length === 1 ? 'one place' : `${findings.length} places`;
  throw new Error(
    `The content cannot be built: ${count} to mend.\n\n${findings.map(formatFinding).join('\n')}`,
  );
}
