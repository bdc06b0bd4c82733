import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';

const open = browserForTests();

const texts = (page: Page) => page.locator('main bdi, .page-info time').allInnerTexts();

/** What `Intl` has been used for since the document began, while there was something else to be done. */
const uses = (page: Page) => page.evaluate(() => (window as unknown as { uses: string[] }).uses);

async function visit(path: string) {
  const visited = await open();
  await visited.page.addInitScript(() => {
    const list: string[] = [];
    let isIdle = false;
    const whenIdle = window.requestIdleCallback;
    const requestIdleCallback: typeof whenIdle = (work, options) =>
      whenIdle((deadline) => {
        isIdle = true;
        work(deadline);
        isIdle = false;
      }, options);
    Object.assign(window, { uses: list, requestIdleCallback });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat'] as const) {
      const construct = (target: object, given: [string?, { dateStyle?: string }?]) => {
        // The forms reckon in time zones.
        const isText = name !== 'DateTimeFormat' || given[1]?.dateStyle;
        if (isText && !isIdle) list.push(name);
        return Reflect.construct(target as () => void, given);
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
    }
  });
  await visited.page.goto(inject('sites').site + path, { waitUntil: 'load' });
  return visited;
}

test.each(['/', '/pricing', '/process', '/services/modeling', '/terms-of-service', '/ar/pricing'])(
  'prices, dates and percents on %s stand there at once, and a phone does not write them again',
  async (path) => {
    const { page, problems, close } = await visit(path);
    const before = await texts(page);
    expect(before.every((text) => text !== '')).toBe(true);
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await texts(page)).toEqual(before);
    expect(await uses(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  },
);

test.each([
  { from: '/about', link: 'header a[href="/pricing"]', to: '/pricing', screen: 'pricing' },
  { from: '/pricing', link: 'footer a[hreflang=ar]', to: '/ar/pricing', screen: 'pricing' },
  { from: '/ar/pricing', link: 'header a[href="/ar/process"]', to: '/ar/process', screen: 'process' },
])('after a move from $from to $to they are what its document says', async ({ from, link, to, screen }) => {
  const { page, close } = await visit(from);
  await hydrated(page);
  await page.click(link);
  await page.waitForURL(`**${to}`);
  await page.waitForSelector(`main[data-screen=${screen}] .page-info`);
  const document = await visit(to);
  await expect.poll(() => texts(page)).toEqual(await texts(document.page));
  await document.close();
  await close();
});
