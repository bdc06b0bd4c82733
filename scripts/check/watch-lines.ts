import { count } from './core/words.ts';
import type { Finding } from './finding.ts';
import { countLevels } from './report.ts';

/** What begins a round of `npm run watch`, and what starts the line that ends it; editors wait for both. */
export const roundBegins = 'Checking…';
export const roundEnds = 'Checked: ';

/** A finding on one line, as editors read it: `content/nl/pricing.mdx:26:5: error frontmatter: … → …`. */
export const lineOf = ({ path, line, column, level, rule, message, fix }: Finding): string =>
  `${path}:${line}:${column}: ${level} ${rule}: ${message} → ${fix}`.replaceAll('\n', ' ');

/** The line that ends a round. */
export function endOf(findings: readonly Finding[]): string {
  const { errors, warnings } = countLevels(findings);
  return `${roundEnds}${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
}
