import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { locales } from '../../schema/languages.ts';
import { pathOf } from '../../schema/page-key.ts';
import { readGraph } from '../../scripts/content/graph.ts';
import { root } from '../../scripts/content/root.ts';
import { browserForTests, hydrated, sharedPagesForTests } from './browser.ts';
import { shifts } from './shifts.ts';
import { storeConsent } from './stored-consent.ts';

const open = browserForTests();
const look = sharedPagesForTests((page) => storeConsent(page));
const keys = [...readGraph(`${root}/content`).pages.keys()];

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

test.each(keys)('nothing on %s moves by itself', async (key) => {
  for (const width of [360, 1280]) {
    const { page } = await look(`${inject('sites').site}${pathOf(key)}`, {
      viewport: { width, height: 800 },
    });
    await page.waitForLoadState('networkidle');
    await readToTheEnd(page);
    expect(await shifts(page, 0.001), `${width} px`).toEqual([]);
  }
});

test.each(keys)(
  'what is drawn on %s is decoration, and the policy of the content has nothing to block',
  async (key) => {
    const { page } = await look(`${inject('sites').site}/en${pathOf(key)}`.replace(/\/$/, ''), {
      javaScriptEnabled: false,
    });
    expect(await page.locator('.drawing:not([aria-hidden=true])').count()).toBe(0);
    expect(await page.locator('#root [style], #root style').count()).toBe(0);
    // What is named in a drawing is found by its name in the whole document.
    const names = await page.locator('.drawing [id]').evaluateAll((all) => all.map(({ id }) => id));
    const all = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    for (const name of names)
      expect(
        all.filter((id) => id === name),
        name,
      ).toHaveLength(1);
  },
);

describe.each(locales)('the offices in %s', (locale) => {
  test('have the time of their place, for which there was room before', async () => {
    const { page, close } = await open(undefined, { timezoneId: 'America/Los_Angeles' });
    await page.clock.setFixedTime(new Date('2026-11-25T18:00:00Z'));
    await page.goto(`${inject('sites').site}/${locale}/contact`);
    await hydrated(page);
    const times = page.locator('.local-time');
    expect(await times.count()).toBe(3);
    const hours = async () =>
      (await times.allTextContents()).map((time) => Number(/(\d{1,2}):00/.exec(time)?.[1]) % 12);
    // Two at night in Manila, six in the evening in Dublin, one in the afternoon in Delaware.
    await expect.poll(hours).toEqual([2, 6, 1]);
    await close();
  });
});
