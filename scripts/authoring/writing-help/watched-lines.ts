import { count } from '../../check/core/index.ts';
import { countLevels, type Finding } from '../../check/index.ts';

/** The line that begins a round of `npm run check -- watch`, and the start of the one that ends it; editors wait for both. */
export const roundBegins = 'Checking…';
export const roundEnds = 'Checked: ';

/** A finding on one line, as editors read it: `content/nl/pricing.mdx:26:5: error frontmatter: … → …`. */
export const lineOf = ({ path, line, column, level, rule, message, fix }: Finding): string =>
  `${path}:${line}:${column}: ${level} ${rule}: ${message} → ${fix}`.replaceAll('\n', ' ');

/** The same line, as a pattern for editors. */
export const watchedLine = '^(.+?):(\\d+):(\\d+): (error|warning) (\\S+): (.*)$';

/** The line that ends a round. */
export function endOf(findings: readonly Finding[]): string {
  const { errors, warnings } = countLevels(findings);
  return `${roundEnds}${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
}
