import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../schema/page-key.ts';
import { readGraph } from '../../scripts/content/graph.ts';
import { root } from '../../scripts/content/root.ts';
import { build } from '../../scripts/site/build.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { createServer } from '../../scripts/site/serve/server.ts';
import { writePseudoContent } from '../pseudo/pseudo-content.ts';
import { foreignWords } from '../pseudo/pseudo-text.ts';
import { browserForTests, hydrated, sharedPagesForTests } from './browser.ts';
import { textProblems, visibleTexts } from './page-texts.ts';
import { storeConsent } from './stored-consent.ts';
import { loseConnection, prepareToasts } from './toast.ts';

const open = browserForTests();
const look = sharedPagesForTests();
const graph = readGraph(`${root}/content`);
let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(`${root}/.cache/pseudo-`);
  cpSync(`${root}/content`, `${folder}/content`, { recursive: true });
  // In the place of Dutch and Arabic, whose prefixes, direction and plural forms they then have.
  writePseudoContent(graph, `${folder}/content`, 'nl', 'ltr');
  writePseudoContent(graph, `${folder}/content`, 'ar', 'rtl');
  // German has the words of a pseudo-language but no pages, and so shows the notice of the fallback.
  writePseudoContent(graph, `${folder}/content`, 'de', 'ltr');
  for (const key of graph.pages.keys()) rmSync(`${folder}/content/de/${key}.mdx`);
  const { outDir } = await build({ contentDir: `${folder}/content`, outDir: `${folder}/site` });
  server = createServer(outDir);
  site = (await listen(server, 0)).replace(/\/$/, '');
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a visitor can bring about around a screen, whichever it is. */
const statesAround: { [name: string]: (page: Page) => Promise<unknown> } = {
  'services menu open': (page) => page.locator('#menu summary').click(),
  'languages open': (page) => page.click('.language-selector > button'),
  'consent banner': (page) => page.waitForSelector('.consent-banner'),
  'cookie settings open': async (page) => {
    await page.click('.consent-banner [aria-haspopup=dialog]');
    await page.waitForSelector('.consent-settings[open]');
  },
  'a toast': async (page) => {
    await prepareToasts(page);
    await loseConnection(page);
  },
};

/** What a visitor can bring about on a screen. */
const statesOfScreens: typeof statesAround = {
  'questions open': (page) =>
    page.locator('.questions details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    }),
  'scrolled down': (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
};

const states = [
  ...Object.entries(statesAround).map(([state, arrive]) => ({ state, arrive, keys: ['process'] })),
  ...Object.entries(statesOfScreens).map(([state, arrive]) => ({
    state,
    arrive,
    keys: ['index', 'process'],
  })),
];

/** Whether a state takes the connection away, so that it wants a page of its own. */
const isOffline = (state: string) => state === 'a toast';

const widths = [320, 768, 1280];
const locales = ['nl', 'ar'] as const;

describe.each(locales)('the pseudo-language in the place of %s', (locale) => {
  test.each([...graph.pages.keys()])('%s: every text comes from the content, and has room', async (key) => {
    const { page } = await look(`${site}/${locale}${key === 'index' ? '' : pathOf(key)}`);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await visibleTexts(page);
      const foreign = texts.filter(({ text }) => foreignWords(text).length > 0);
      expect(foreign, `at ${width} px`).toEqual([]);
      expect(await textProblems(page), `at ${width} px`).toEqual([]);
    }
  });

  test.each(states)('in the state “$state”', async ({ state, arrive, keys }) => {
    for (const key of keys) {
      for (const width of widths) {
        const visit = isOffline(state) ? open : look;
        const { page, close } = await visit(`${site}/${locale}${key === 'index' ? '' : pathOf(key)}`, {
          viewport: { width, height: 900 },
        });
        await hydrated(page);
        if (state === 'services menu open' && width < 1200) await page.click('.menu-open');
        await arrive(page);
        const foreign = (await visibleTexts(page)).filter(({ text }) => foreignWords(text).length > 0);
        expect(foreign, `${key} at ${width} px`).toEqual([]);
        expect(await textProblems(page), `${key} at ${width} px`).toEqual([]);
        await close();
      }
    }
  });

  test('the errors of the forms', async () => {
    for (const key of ['contact', 'pricing']) {
      const { page, close } = await open(`${site}/${locale}/${key}`, {
        viewport: { width: 320, height: 700 },
      });
      await hydrated(page);
      await page.waitForSelector('.request-form input[type=date][min]');
      if (key === 'pricing') await page.fill('.request-form input[type=date]', '2020-01-01');
      await page.locator('.request a[href^="mailto:"]').click();
      expect(await page.locator('.field-error').count(), key).toBeGreaterThan(0);
      const foreign = (await visibleTexts(page)).filter(({ text }) => foreignWords(text).length > 0);
      expect(foreign, key).toEqual([]);
      expect(await textProblems(page), key).toEqual([]);
      await close();
    }
  });

  test('the error fallback', async () => {
    const { page, close } = await open(undefined, { viewport: { width: 320, height: 700 } });
    // The banner would lie over the link on a screen as small as this.
    await storeConsent(page);
    await page.goto(`${site}/${locale}`);
    await hydrated(page);
    await page.route('**/assets/careers-*.js', (route) => route.abort());
    await page.locator(`footer a[href="/${locale}/careers"]`).click();
    await page.waitForSelector('.error-fallback');
    const foreign = (await visibleTexts(page)).filter(({ text }) => foreignWords(text).length > 0);
    expect(foreign).toEqual([]);
    expect(await textProblems(page)).toEqual([]);
    await close();
  });
});

test('around a page that is not translated, and on its notice', async () => {
  const { page, close } = await open(`${site}/de/about`);
  await hydrated(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const around = (await visibleTexts(page)).filter(({ lang }) => lang === 'de');
    expect(around.some(({ place }) => place === 'p' || place === 'a')).toBe(true);
    const foreign = around.filter(
      ({ text, place }) => !/title|description/.test(place) && foreignWords(text).length > 0,
    );
    expect(foreign, `at ${width} px`).toEqual([]);
    expect(await textProblems(page), `at ${width} px`).toEqual([]);
  }
  await close();
});

test('a text that is written into a component would be found', async () => {
  const { page, close } = await open(`${site}/nl`);
  await hydrated(page);
  await page.evaluate(() => {
    const text = Object.assign(document.createElement('p'), { textContent: 'Hard-coded' });
    const picture = Object.assign(new Image(), { alt: 'Forgotten', src: '/favicon.svg' });
    document.querySelector('main')?.append(text, picture);
  });
  const foreign = (await visibleTexts(page)).filter(({ text }) => foreignWords(text).length > 0);
  expect(foreign.map(({ text }) => text)).toEqual(['Hard-coded', 'Forgotten']);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading) heading.style.cssText = 'white-space: nowrap; width: 200px; overflow: hidden';
  });
  expect((await textProblems(page)).join()).toContain('is cut off');
  await close();
});
