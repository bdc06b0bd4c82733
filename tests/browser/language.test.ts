import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';

const open = browserForTests();

/** Opens an address as a visitor who has a language stored, or none. */
async function visit(path: string, stored?: string) {
  const { site } = inject('sites');
  const { page, problems, close } = await open();
  if (stored !== undefined) {
    await page.addInitScript((language) => {
      // Once: the script runs again at each document, and must not undo what the site has stored since.
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('selectedLanguage', language);
    }, stored);
  }
  await page.goto(site + path, { waitUntil: 'load' });
  await hydrated(page);
  return { page, problems, close };
}

async function stateOf(page: Page) {
  const { pathname, search, hash } = new URL(page.url());
  const [lang, dir, stored] = await page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dir,
    localStorage.getItem('selectedLanguage'),
  ]);
  return { address: pathname + search + hash, lang, dir, stored };
}

describe('the language of an address (design section 3)', () => {
  test.each([
    { stored: undefined, path: '/about', address: '/about', lang: 'en', dir: 'ltr', after: null },
    { stored: 'xx', path: '/about', address: '/about', lang: 'en', dir: 'ltr', after: 'xx' },
    { stored: 'en', path: '/about', address: '/about', lang: 'en', dir: 'ltr', after: 'en' },
    { stored: undefined, path: '/nl/about', address: '/nl/about', lang: 'nl', dir: 'ltr', after: 'nl' },
    {
      stored: 'nl',
      path: '/about?a=1#team',
      address: '/nl/about?a=1#team',
      lang: 'nl',
      dir: 'ltr',
      after: 'nl',
    },
    { stored: 'nl', path: '/', address: '/nl', lang: 'nl', dir: 'ltr', after: 'nl' },
    {
      stored: 'ar',
      path: '/services/modeling',
      address: '/ar/services/modeling',
      lang: 'ar',
      dir: 'rtl',
      after: 'ar',
    },
    {
      stored: 'nl',
      path: '/no-such-screen',
      address: '/nl/no-such-screen',
      lang: 'nl',
      dir: 'ltr',
      after: 'nl',
    },
    { stored: 'nl', path: '/de/about', address: '/de/about', lang: 'de', dir: 'ltr', after: 'de' },
    { stored: 'nl', path: '/en/about', address: '/en/about', lang: 'en', dir: 'ltr', after: 'en' },
  ])('$path with $stored stored', async ({ stored, path, address, lang, dir, after }) => {
    const { page, close } = await visit(path, stored);
    await page.waitForURL((url) => url.pathname + url.search + url.hash === address);
    await hydrated(page);
    await expect.poll(() => stateOf(page)).toEqual({ address, lang, dir, stored: after });
    await close();
  });
});

describe('the language selector', () => {
  const choose = async (page: Page, name: string) => {
    await page.click('.language-selector > button');
    await page.click(`#languages a:has-text("${name}")`);
  };

  test('English: the prefix goes, page, query and hash stay', async () => {
    const { page, close } = await visit('/nl/about?a=1#team', 'nl');
    await choose(page, 'English');
    await page.waitForURL('**/about?a=1#team');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await expect
      .poll(() => stateOf(page))
      .toEqual({ address: '/about?a=1#team', lang: 'en', dir: 'ltr', stored: 'en' });
    await page.reload();
    await hydrated(page);
    expect((await stateOf(page)).address).toBe('/about?a=1#team');
    await close();
  });

  test('Arabic: the same page from right to left, menus closed', async () => {
    const { page, problems, close } = await visit('/pricing?a=1');
    await choose(page, 'العربية');
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
    await expect
      .poll(() => stateOf(page))
      .toEqual({ address: '/ar/pricing?a=1', lang: 'ar', dir: 'rtl', stored: 'ar' });
    expect(await page.locator(':popover-open').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('a language opened in a new tab is stored too, so that English stays English there', async () => {
    const { page, close } = await visit('/nl/about', 'nl');
    await page.click('.language-selector > button');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click('#languages a:has-text("English")', { button: 'middle' }),
    ]);
    await tab.waitForLoadState('load');
    expect(new URL(tab.url()).pathname).toBe('/about');
    await close();
  });

  test('moving on keeps the language, and the words are those of the language', async () => {
    const { page, close } = await visit('/nl');
    await page.click('header .site-name');
    expect((await stateOf(page)).address).toBe('/nl');
    await page.click('footer a[href="/nl/pricing"]');
    await page.waitForURL('**/nl/pricing');
    expect(await page.locator('.site-footer a[href="/nl/about"]').count()).toBe(1);
    await close();
  });
});

describe('storage that cannot be used', () => {
  test.each(['getItem', 'setItem'])(
    '%s throws: the site works, the language lasts as long as the page',
    async (method) => {
      const { page, problems, close } = await open();
      await page.addInitScript((name) => {
        Object.defineProperty(Storage.prototype, name, {
          value: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }, method);
      await page.goto(`${inject('sites').site}/nl/about`);
      await hydrated(page);
      await page.click('.language-selector > button');
      await page.click('#languages a:has-text("English")');
      await page.waitForURL('**/about');
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
      expect(problems).toEqual([]);
      await close();
    },
  );
});
