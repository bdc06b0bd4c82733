import { formatFinding, validate } from '../check/index.ts';
import { filesOf, type Graph } from './graph.ts';

/**
 * @returns an error listing every finding that prevents building the site. Its `loc` is the first of them in Rollup's
 *   format (line from 1, column from 0), so that the dev server's overlay links there; a stack trace would not help a
 *   writer.
 */
export function problemIn(graph: Graph): Error | undefined {
  const findings = validate(graph);
  const [first] = findings;
  if (!first) return undefined;
  const count = findings.length === 1 ? 'one place' : `${findings.length} places`;
  const error = new Error(
    `The content cannot be built: ${count} to fix.\n\n${findings.map(formatFinding).join('\n')}`,
  );
  const file = filesOf(graph).find(({ path }) => path === first.path)?.absolute;
  return Object.assign(error, {
    stack: '',
    ...(file !== undefined && { loc: { file, line: first.line, column: first.column - 1 } }),
  });
}
