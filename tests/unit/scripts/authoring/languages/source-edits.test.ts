import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLanguage, withThresholds } from '../../../../../scripts/authoring/languages/source-edits.ts';

const read = (file: string) => readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');

/** The lines of `after` that `before` does not have, where nothing else differs. */
function added(before: string, after: string): string[] {
  const rest = before.split('\n');
  return after.split('\n').filter((line) => {
    if (line !== rest[0]) return true;
    rest.shift();
    return false;
  });
}

test('the list of languages gets one line at its end', () => {
  const list = read('schema/languages.ts');
  const after = withLanguage(list, { code: 'gv', name: "O'Manx", nativeName: 'Gaelg', rtl: false });
  expect(added(list, after)).toEqual([
    "  { code: 'gv', name: 'O\\'Manx', nativeName: 'Gaelg', rtl: false },",
  ]);
  expect(after.indexOf("'gv'")).toBeGreaterThan(after.indexOf("'zh'"));
});

test('the configuration of the check asks nothing of it yet', () => {
  const config = read('check.config.ts');
  expect(added(config, withThresholds(config, 'he'))).toEqual(['  he: { complete: 0, current: 0 },']);
});

test('a file that is written otherwise is not guessed at', () => {
  expect(() => withThresholds('export default {};', 'he')).toThrow(
    'check.config.ts does not look as expected, so this line could not be added:\n  he: {',
  );
});
