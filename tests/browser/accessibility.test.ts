import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { type Locale, locales } from '../../schema/languages.ts';
import { prefixedPath } from '../../schema/page-key.ts';
import { readGraph } from '../../scripts/content/graph.ts';
import { root } from '../../scripts/content/root.ts';
import { colorViolations, violations } from './axe.ts';
import { browserForTests, hydrated, sharedPagesForTests } from './browser.ts';
import { storeConsent } from './stored-consent.ts';

const open = browserForTests();
const look = sharedPagesForTests((page) => storeConsent(page));
const keys = [...readGraph(`${root}/content`).pages.keys()];

const addressOf = (key: string, locale: Locale) =>
  inject('sites').site +
  (key === '404' ? `${prefixedPath('index', locale)}/no-such-screen` : prefixedPath(key, locale));

async function revisit(key: string, locale: Locale, options?: Parameters<typeof open>[1]) {
  const opened = await look(addressOf(key, locale), { reducedMotion: 'reduce', ...options });
  await hydrated(opened.page);
  return opened;
}

async function visit(key: string, locale: Locale, options?: Parameters<typeof open>[1], hasChosen = true) {
  const opened = await open(undefined, { reducedMotion: 'reduce', ...options });
  if (hasChosen) await storeConsent(opened.page);
  await opened.page.goto(addressOf(key, locale));
  await hydrated(opened.page);
  return opened;
}

describe.each(locales)('axe finds nothing in %s', (locale) => {
  test.each(keys)('on %s, light and dark', async (key) => {
    const { page } = await revisit(key, locale);
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colorViolations(page), 'dark').toEqual([]);
  });
});

/** What a visitor can bring about; some of it wants a page of its own. */
const states: {
  name: string;
  key: string;
  visit?: typeof visit;
  width?: number;
  arrive?: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'banner',
    key: 'index',
    // A first visit, on which the banner asks.
    visit: (key, locale, options) => visit(key, locale, options, false),
    arrive: (page) => page.waitForSelector('[role=region], .consent-banner'),
  },
  {
    name: 'settings',
    key: 'index',
    arrive: async (page) => {
      await page.locator('.footer-end button').click();
      await page.waitForSelector('dialog[open]');
    },
  },
  { name: 'menu', key: 'index', width: 390, arrive: (page) => page.click('.menu-open') },
  { name: 'services', key: 'index', arrive: (page) => page.click('#menu summary') },
  { name: 'languages', key: 'pricing', arrive: (page) => page.click('.language-selector > button') },
  {
    name: 'comparison',
    key: 'index',
    arrive: async (page) => {
      await page.locator('.compare input').first().focus();
      await page.keyboard.press('End');
    },
  },
  {
    name: 'toast',
    key: 'index',
    arrive: async (page) => {
      await page.locator('.footer-end button').click();
      await page.locator('dialog[open] form button[type=submit], dialog[open] button').last().click();
      await page.waitForSelector('[data-sonner-toast]');
    },
  },
  {
    name: 'error',
    key: 'index',
    visit,
    arrive: async (page) => {
      await page.route('**/assets/careers-*.js', (route) => route.abort());
      await page.locator('footer a[href$="/careers"]').click();
      await page.waitForSelector('.error-fallback');
    },
  },
];

describe.each(locales)('axe finds nothing in %s', (locale) => {
  test.each(states)(
    'in the state “$name”: light, narrow, and for each direction dark and with forced colors',
    async ({ key, visit = revisit, width, arrive }) => {
      const viewport = { width: width ?? 1280, height: 900 };
      const { page, close } = await visit(key, locale, { viewport });
      await arrive?.(page);
      expect(await violations(page), 'light').toEqual([]);
      // Colors know no language, but may know a direction.
      if (locale === 'en' || locale === 'ar') {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await colorViolations(page), 'dark').toEqual([]);
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
        expect(await colorViolations(page), 'forced colors').toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      if (!width) await page.setViewportSize({ width: 320, height: 800 });
      expect(await violations(page), '320 px').toEqual([]);
      await close();
    },
  );
});

test('axe would find what is wrong', async () => {
  const { page, close } = await visit('index', 'en');
  await page.evaluate(() =>
    document.querySelector('main')?.append(Object.assign(new Image(), { src: '/favicon.svg' })),
  );
  expect((await violations(page)).join()).toContain('image-alt');
  // Not in the opening, whose lines behind the text axe cannot judge.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('section > p')?.style.setProperty('color', '#444'),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await colorViolations(page)).join()).toContain('color-contrast at ');
  await close();
});
