import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLanguage, withThresholds } from '../../../../../scripts/authoring/languages/source-edits.ts';

const read = (file: string) => readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');

test('adds one line at the end of the list of languages', () => {
  const list = read('schema/languages.ts');
  const after = withLanguage(list, { code: 'gv', name: "O'Manx", nativeName: 'Gaelg', rtl: false });
  const line = "  { code: 'gv', name: 'O\\'Manx', nativeName: 'Gaelg', rtl: false },\n";
  expect(after).toBe(list.replace('] as const', `${line}] as const`));
});

test('adds thresholds that require nothing of the language yet', () => {
  const config = read('check.config.ts');
  const line = '  he: { complete: 0, current: 0 },\n';
  expect(withThresholds(config, 'he')).toBe(config.replace('\n};\n', `\n${line}};\n`));
});

test('rejects a file with an unexpected format', () => {
  expect(() => withThresholds('export default {};', 'he')).toThrow(
    'check.config.ts does not have the expected format; add this line by hand:\n  he: {',
  );
});
