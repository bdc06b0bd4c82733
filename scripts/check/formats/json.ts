import type { Report } from '../report.ts';

/**
 * An array of findings for other programs. The names of the properties and their order are a contract
 * (design section 7).
 */
export function json({ findings }: Report): string {
  const plain = findings.map(({ path, line, column, level, rule, code, data, message, fix }) => {
    return { path, line, column, level, rule, code, data, message, fix };
  });
  return `${JSON.stringify(plain, null, 2)}\n`;
}
