import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { storedLanguageScript } from '../../../../scripts/site/stored-language.ts';

/** Where the script sends a visitor with a stored language; `undefined` when they stay. */
function target(stored: string | null | Error, pathname: string, search = '', hash = ''): string | undefined {
  let replaced: string | undefined;
  runInNewContext(storedLanguageScript, {
    localStorage: {
      getItem: (key: string) => {
        if (stored instanceof Error) throw stored;
        return key === 'selectedLanguage' ? stored : null;
      },
    },
    location: { pathname, search, hash, replace: (address: string) => (replaced = address) },
  });
  return replaced;
}

test('a stored language opens the same address under its prefix', () => {
  expect(target('nl', '/about', '?a=1', '#team')).toBe('/nl/about?a=1#team');
  expect(target('ar', '/')).toBe('/ar');
});

test('English, nothing, what is no language, and blocked storage stay', () => {
  for (const stored of ['en', null, 'xx', 'nl2', 'anl', '//evil.example', new Error('blocked')]) {
    expect(target(stored, '/about'), String(stored)).toBeUndefined();
  }
});

test('is a few bytes', () => {
  expect(storedLanguageScript.length).toBeLessThan(250);
});
