import type { Language } from '../../../schema/languages.ts';

/**
 * Adds a language at the end of the list in `schema/languages.ts`.
 * @throws Error when the file does not look as expected
 */
export function withLanguage(source: string, { code, name, nativeName, rtl }: Language): string {
  const entry = `  { code: ${quoted(code)}, name: ${quoted(name)}, nativeName: ${quoted(nativeName)}, rtl: ${rtl} },\n`;
  return insertBefore(source, '] as const satisfies readonly Language[];', entry, 'schema/languages.ts');
}

/**
 * Adds the thresholds of a new language to `check.config.ts`: nothing is required yet.
 * @throws Error when the file does not look as expected
 */
export function withThresholds(source: string, code: string): string {
  const entry = `  ${code}: { complete: 0, current: 0 },\n`;
  return insertBefore(source, '};\n\n', entry, 'check.config.ts');
}

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

function insertBefore(source: string, mark: string, entry: string, file: string): string {
  const at = source.indexOf(mark);
  if (at < 0 || source.indexOf(mark, at + 1) >= 0) {
    throw new Error(`${file} does not have the expected format; add this line by hand:\n${entry}`);
  }
  return source.slice(0, at) + entry + source.slice(at);
}
