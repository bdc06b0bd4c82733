import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

test('the Markdown version contains the text of its page', async ({ page }) => {
  const letters = (text: string) => text.replace(/\]\([^)]*\)|[\s\u00ad\u200b\\*_`|<>[]/g, '');
  const path = '/fr/services/print-ready-modeling';
  const response = await page.request.get(`${path}.md`);
  expect(response.headers()['content-type']).toMatch(/^text\/markdown\b/);
  const markdown = letters(await response.text());
  await page.goto(path);
  const texts = await page.getByRole('main').locator('h1, h2, h3, section > p').allTextContents();
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(markdown).toContain(letters(text));
});

/** Returns the metadata in the head, in order, and the text of the page. */
const contentOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
    tags: [...document.head.querySelectorAll('meta, link[rel=canonical], link[rel=alternate]')].map(
      (element) => element.outerHTML,
    ),
    text: document.querySelector('main')?.innerText,
  }));

for (const [build, moves] of [
  ['site', ['/about', '/pricing', '/ar/pricing', '/ar']],
  ['fallback', ['/nl/contact', '/fr/contact', '/contact']],
] as const) {
  test.describe(`on ${build}`, () => {
    test.use({ build });
    test('after navigation, head and text match the served document', async ({ page, context }) => {
      // Fixed, because offices show their local time.
      await page.clock.setFixedTime('2026-11-25T18:00:00Z');
      const loaded = await context.newPage();
      await page.goto(moves[0]);
      await hydrated(page);
      for (const path of moves.slice(1)) {
        await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
        await expect(page).toHaveURL(path);
        await loaded.goto(path);
        await hydrated(loaded);
        const haveTheSame = async () => expect(await contentOf(page)).toEqual(await contentOf(loaded));
        await expect(haveTheSame, path).toPass({ timeout: 15_000 });
      }
    });
  });
}
