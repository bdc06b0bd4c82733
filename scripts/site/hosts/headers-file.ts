import type { HeaderRule } from './policy.ts';

/** Cloudflare skips lines over 2,000 characters with only a warning. */
const maxLineLength = 1_900;

/**
 * Returns the content of `_headers`, which Cloudflare and Netlify read.
 *
 * @throws Error when a line is too long for hosts
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => line(pattern, name, value))].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

function line(pattern: string, name: string, value: string): string {
  const text = `  ${name}: ${value}`;
  if (text.length > maxLineLength) {
    throw new Error(
      `The header ${name} for ${pattern} has ${text.length} characters; hosts drop lines over 2,000, so the limit is ${maxLineLength}. To shorten Content-Security-Policy, use fewer distinct inline scripts and styles.`,
    );
  }
  return text;
}
