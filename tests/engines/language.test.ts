import { describe, expect, test } from 'vitest';
import { type Visitor, visitorsForTests } from './visitor.ts';

const { visit } = visitorsForTests();

/** Waits until the visitor stands at an address, in a language, with a direction and a stored choice. */
async function expectState(visitor: Visitor, address: string, state: readonly (string | null)[]) {
  const found = () =>
    visitor.run(() => [
      location.pathname + location.search + location.hash,
      document.documentElement.lang,
      document.documentElement.dir,
      localStorage.getItem('selectedLanguage'),
    ]);
  // Between two documents there is nothing to ask.
  await expect.poll(() => found().catch(String)).toEqual([address, ...state]);
  await visitor.hydrated();
}

describe('the language of an address (design section 3)', () => {
  test.each([
    { stored: undefined, path: '/about', address: '/about', state: ['en', 'ltr', null] },
    { stored: 'es', path: '/about', address: '/about', state: ['en', 'ltr', 'es'] },
    { stored: undefined, path: '/nl/about', address: '/nl/about', state: ['nl', 'ltr', 'nl'] },
    { stored: 'nl', path: '/about?a=1#team', address: '/nl/about?a=1#team', state: ['nl', 'ltr', 'nl'] },
    { stored: 'ar', path: '/', address: '/ar', state: ['ar', 'rtl', 'ar'] },
    { stored: 'nl', path: '/de/about', address: '/de/about', state: ['de', 'ltr', 'de'] },
    { stored: 'nl', path: '/en/about', address: '/en/about', state: ['en', 'ltr', 'en'] },
  ])('$path with $stored stored', async ({ stored, path, address, state }) => {
    const visitor = await visit(path, { stored: stored ? { selectedLanguage: stored } : {} });
    await expectState(visitor, address, state);
    expect(await visitor.problems()).toEqual([]);
  });
});

describe('the language selector', () => {
  test('Arabic: the same page from right to left, the list closed, no new document', async () => {
    const visitor = await visit('/pricing?a=1');
    await visitor.run(() => Object.assign(window, { isSameDocument: true }) && undefined);
    await visitor.click('.language-selector > button');
    await visitor.click('#languages a[hreflang=ar]');
    await expectState(visitor, '/ar/pricing?a=1', ['ar', 'rtl', 'ar']);
    await visitor.misses(':popover-open');
    expect(await visitor.run(() => 'isSameDocument' in window)).toBe(true);
    expect(await visitor.problems()).toEqual([]);
  });

  test('English: the prefix goes, query and hash stay, and it holds after a reload', async () => {
    const visitor = await visit('/nl/about?a=1#team', { stored: { selectedLanguage: 'nl' } });
    await visitor.click('.language-selector > button');
    await visitor.click('#languages a[hreflang=en]');
    await expectState(visitor, '/about?a=1#team', ['en', 'ltr', 'en']);
    await visitor.reload();
    await expectState(visitor, '/about?a=1#team', ['en', 'ltr', 'en']);
  });

  test('through all six languages: the words follow each time', async () => {
    const visitor = await visit('/ar/process');
    const titles = new Set<string>();
    for (const code of ['zh', 'de', 'fr', 'nl', 'en', 'ar']) {
      await visitor.click('.language-selector > button');
      await visitor.click(`#languages a[hreflang=${code}]`);
      await visitor.sees(`html[lang=${code}] main[data-screen=process]`);
      titles.add(
        await visitor.until(
          'the title is new',
          (known) => (known.includes(document.title) ? undefined : document.title),
          [...titles],
        ),
      );
    }
    expect(titles.size).toBe(6);
    expect(await visitor.problems()).toEqual([]);
  });
});
