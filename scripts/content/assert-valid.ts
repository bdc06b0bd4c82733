import { formatFinding, validate } from '../check/core/index.ts';
import { filesOf, type Graph } from './graph.ts';

/**
 * @throws Error listing every finding that keeps the site from being built. It stands at the first of them, as Rollup
 * says it (`loc`: the line from 1, the column from 0), so that the overlay of the dev server leads there; where in the
 * scripts it was thrown would tell a writer nothing.
 */
export function assertValid(graph: Graph): void {
  const findings = validate(graph);
  const [first] = findings;
  if (!first) return;
  const count = findings.length === 1 ? 'one place' : `${findings.length} places`;
  const error = new Error(
    `The content cannot be built: ${count} to fix.\n\n${findings.map(formatFinding).join('\n')}`,
  );
  const file = filesOf(graph).find(({ path }) => path === first.path)?.absolute;
  throw Object.assign(error, {
    stack: '',
    ...(file !== undefined && { loc: { file, line: first.line, column: first.column - 1 } }),
  });
}
