import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { inlineScript } from '../../../../scripts/site/inline-script.ts';

/** Runs the script with given storage, and returns the redirect and the theme. */
function run(stored: { [key: string]: string } | Error, pathname: string, search = '', hash = '') {
  const done: { target?: string; theme?: string; bars: string[] } = { bars: [] };
  const metas = ['light', 'dark'].map((theme) => ({ dataset: { theme }, media: `in the ${theme}` }));
  const dataset: { theme?: string } = {};
  runInNewContext(inlineScript, {
    localStorage: {
      getItem: (key: string) => {
        if (stored instanceof Error) throw stored;
        return stored[key] ?? null;
      },
    },
    location: { pathname, search, hash, replace: (address: string) => (done.target = address) },
    document: { documentElement: { dataset }, querySelectorAll: () => metas },
  });
  return { ...done, ...dataset, bars: metas.map(({ media }) => media) };
}

describe('the stored language', () => {
  const target = (selectedLanguage: string, ...rest: [string, string?, string?]) =>
    run({ selectedLanguage }, ...rest).target;

  test('opens the same URL under its prefix', () => {
    expect(target('nl', '/about', '?a=1', '#team')).toBe('/nl/about?a=1#team');
    expect(target('ar', '/')).toBe('/ar');
    expect(target('de', '/energy')).toBe('/de/energy');
  });

  test.each(['en', 'xx', 'nl2', 'anl', '//evil.example'])('%s redirects nowhere', (language) => {
    expect(target(language, '/about')).toBeUndefined();
  });

  test('never redirects a URL with a prefix', () => {
    expect(target('nl', '/de/about')).toBeUndefined();
    expect(target('nl', '/en')).toBeUndefined();
  });
});

describe('the stored theme', () => {
  test('is applied, and sets the color of the browser’s bar', () => {
    expect(run({ theme: 'dark' }, '/nl')).toEqual({ theme: 'dark', bars: ['not all', ''] });
    expect(run({ theme: 'light' }, '/')).toEqual({ theme: 'light', bars: ['', 'not all'] });
  });

  test('is ignored if unknown', () => {
    for (const stored of [{}, { theme: 'system' }, { theme: 'darker' }, { theme: '__proto__' }])
      expect(run(stored, '/')).toEqual({ bars: ['in the light', 'in the dark'] });
  });
});

test('blocked storage means no choice', () => {
  expect(run(new Error('blocked'), '/about')).toEqual({ bars: ['in the light', 'in the dark'] });
});
