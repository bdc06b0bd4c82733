import { count } from '../../check/core/index.ts';
import { countLevels, type Finding } from '../../check/index.ts';

/*
 * What `npm run check -- watch` prints. Editors parse it by the patterns in `.vscode/tasks.json`.
 */

/** The line that begins a round. */
export const roundBegins = 'Checking…';

/** A finding on one line: `content/nl/pricing.mdx:26:5: error frontmatter: … → …`. */
export const lineOf = ({ path, line, column, level, rule, message, fix }: Finding): string =>
  `${path}:${line}:${column}: ${level} ${rule}: ${message} → ${fix}`.replaceAll('\n', ' ');

/** The line that ends a round. */
export function endOf(findings: readonly Finding[]): string {
  const { errors, warnings } = countLevels(findings);
  return `Checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
}
