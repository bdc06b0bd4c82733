import { expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';

const open = browserForTests();
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a late typeface changes no letters, also when styles of another screen arrive in disorder', async () => {
  const { page, close } = await open();
  await page.route('**/*.woff2', async (route) => {
    await later(600);
    await route.continue();
  });
  // Of those that are asked for at once, the first comes last.
  let asked = 0;
  await page.route('**/assets/*.css', async (route) => {
    asked += 1;
    setTimeout(() => {
      asked = 0;
    }, 50);
    await later(800 / asked);
    await route.continue();
  });
  const typeface = page.waitForResponse('**/*.woff2');
  await page.goto(`${inject('sites').site}/pricing`, { waitUntil: 'commit' });
  await page.waitForSelector('.page-info');
  const widths = () =>
    page.locator('h1, h2, .lead').evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width;
      }),
    );
  const before = await widths();
  await (await typeface).finished();
  await hydrated(page);
  await page.hover('header a[href="/"]');
  const sheets = () =>
    page.evaluate(() => [...document.styleSheets].map(({ href }) => /assets\/(\w+)/.exec(href ?? '')?.[1]));
  await expect.poll(sheets).toEqual(expect.arrayContaining(['Compare', 'screens']));
  await later(200);
  expect(await widths()).toEqual(before);
  // They have taken effect all the same.
  await page.click('header a[href="/"]');
  await page.waitForSelector('main[data-screen=index]');
  expect(await page.locator('.compare').evaluate((element) => getComputedStyle(element).position)).toBe(
    'relative',
  );
  await close();
});
