import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLanguage, withThresholds } from '../../../../../scripts/authoring/languages/source-edits.ts';

const read = (file: string) => readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');

/** The lines added in `after`; fails if anything else differs. */
function added(before: string, after: string): string[] {
  const rest = before.split('\n');
  return after.split('\n').filter((line) => {
    if (line !== rest[0]) return true;
    rest.shift();
    return false;
  });
}

test('adds one line at the end of the list of languages', () => {
  const list = read('schema/languages.ts');
  const after = withLanguage(list, { code: 'gv', name: "O'Manx", nativeName: 'Gaelg', rtl: false });
  expect(added(list, after)).toEqual([
    "  { code: 'gv', name: 'O\\'Manx', nativeName: 'Gaelg', rtl: false },",
  ]);
  expect(after.indexOf("'gv'")).toBeGreaterThan(after.indexOf("'zh'"));
});

test('requires nothing of the language yet', () => {
  const config = read('check.config.ts');
  expect(added(config, withThresholds(config, 'he'))).toEqual(['  he: { complete: 0, current: 0 },']);
});

test('refuses a file with an unexpected format', () => {
  expect(() => withThresholds('export default {};', 'he')).toThrow(
    'check.config.ts does not look as expected, so this line could not be added:\n  he: {',
  );
});
