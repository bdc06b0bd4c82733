import type { Language } from '../../../schema/languages.ts';

/**
 * The list of languages (`schema/languages.ts`) with one more at its end.
 * @throws Error when the list is not written as expected
 */
export function withLanguage(source: string, { code, name, nativeName, rtl }: Language): string {
  const entry = `  { code: ${quoted(code)}, name: ${quoted(name)}, nativeName: ${quoted(nativeName)}, rtl: ${rtl} },\n`;
  return insertBefore(source, '] as const satisfies readonly Language[];', entry, 'schema/languages.ts');
}

/**
 * `check.config.ts` with the thresholds of a language that has just begun: nothing is asked of it yet.
 * @throws Error when the thresholds are not written as expected
 */
export function withThresholds(source: string, code: string): string {
  const entry = `  ${code}: { complete: 0, current: 0 },\n`;
  return insertBefore(source, '};\n\n/** What the check', entry, 'check.config.ts');
}

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

function insertBefore(source: string, mark: string, entry: string, file: string): string {
  const at = source.indexOf(mark);
  if (at < 0 || source.indexOf(mark, at + 1) >= 0) {
    throw new Error(`${file} is not written as expected, so that this line cannot be added:\n${entry}`);
  }
  return source.slice(0, at) + entry + source.slice(at);
}
