import type { HeaderRule } from './policy.ts';

/** Cloudflare ignores lines over 2,000 characters and rules over 100, with only a warning. */
export const limits = { line: 1_900, rules: 90 };

/**
 * Writes `_headers`, which Cloudflare, Netlify and `npm start` read.
 *
 * @throws Error when a host would ignore or misread part of it
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > limits.rules) {
    throw new Error(
      `The table of headers has ${rules.length} rules; hosts read only 100, so ${limits.rules} are the limit. Merge rules in scripts/site/hosts/policy.ts.`,
    );
  }
  const seen = new Set<string>();
  const blocks = rules.map(({ pattern, headers }) => {
    if (!/^\/[^\s*]*\*?[^\s*]*$/.test(pattern)) {
      throw new Error(
        `"${pattern}" is not a valid pattern; use a path with at most one *, such as /assets/*.`,
      );
    }
    if (seen.has(pattern)) throw new Error(`The table of headers has two rules for ${pattern}; merge them.`);
    seen.add(pattern);
    return [pattern, ...Object.entries(headers).map(([name, value]) => line(pattern, name, value))].join(
      '\n',
    );
  });
  return `${blocks.join('\n\n')}\n`;
}

function line(pattern: string, name: string, value: string): string {
  if (!/^[\w-]+$/.test(name) || !/^[\x20-\x7e]+$/.test(value)) {
    throw new Error(`The header ${name} of ${pattern} must be one line of ASCII, but is "${value}".`);
  }
  const text = `  ${name}: ${value}`;
  if (text.length > limits.line) {
    throw new Error(
      `The header ${name} of ${pattern} has ${text.length} characters; hosts drop lines over 2,000, so ${limits.line} are the limit. For Content-Security-Policy: fewer different inline scripts and styles.`,
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
