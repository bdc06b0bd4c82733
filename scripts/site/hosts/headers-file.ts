import type { HeaderRule } from './policy.ts';

/** Cloudflare ignores lines over 2,000 characters, with only a warning. */
const longestLine = 1_900;

/**
 * Writes `_headers`, which Cloudflare, Netlify and `npm start` read.
 *
 * @throws Error when a line is longer than hosts read
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => line(pattern, name, value))].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

function line(pattern: string, name: string, value: string): string {
  const text = `  ${name}: ${value}`;
  if (text.length > longestLine) {
    throw new Error(
      `The header ${name} of ${pattern} has ${text.length} characters; hosts drop lines over 2,000, so the limit is ${longestLine}. For Content-Security-Policy: fewer different inline scripts and styles.`,
    );
  }
  return text;
}

/** Parses the output of headersFile(). */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: { [name: string]: string } }[] = [];
  for (const raw of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(raw) ?? [];
    if (raw.startsWith('/')) rules.push({ pattern: raw.trim(), headers: {} });
    else if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}
