import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { boxesOverlap, boxOf } from './boxes.ts';
import { browserForTests, hydrated } from './browser.ts';
import { goUpUntilSeen } from './go-up.ts';
import { storeConsent } from './stored-consent.ts';
import { loseConnection, prepareToasts, toast } from './toast.ts';

const open = browserForTests();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 } };

const languages = [
  { prefix: '', offline: 'You are offline.', online: 'You are back online.', close: 'Close notification' },
  {
    prefix: '/ar',
    offline: 'انقطع اتصالكم بالإنترنت.',
    online: 'عاد اتصالكم بالإنترنت.',
    close: 'إغلاق الإشعار',
  },
];

/** Opens a page where the visitor has done something, so that what draws toasts is there. */
async function visit(path: string, options?: BrowserContextOptions, hasChosen = true) {
  const visited = await open(undefined, options);
  const { page } = visited;
  if (hasChosen) await storeConsent(page);
  await page.goto(inject('sites').site + path);
  await hydrated(page);
  await prepareToasts(page);
  return visited;
}

describe.each(languages)('under “$prefix”', ({ prefix, offline, online, close }) => {
  test('a lost connection is told for four seconds, to screen readers too', async () => {
    const { page, close: end } = await visit(`${prefix}/process`);
    await loseConnection(page);
    const start = Date.now();
    expect(await page.locator(toast).textContent()).toBe(offline);
    expect(await page.locator('#announcer').textContent()).toBe(offline);
    await page.waitForSelector(toast, { state: 'detached' });
    const seconds = (Date.now() - start) / 1000;
    expect(seconds).toBeGreaterThan(2.5);
    expect(seconds).toBeLessThan(5.5);
    await end();
  });

  test('a new toast replaces the shown one', async () => {
    const { page, close: end } = await visit(`${prefix}/process`);
    await loseConnection(page);
    await page.context().setOffline(false);
    await page.waitForFunction(
      ([selector, text]) => document.querySelector(selector as string)?.textContent === text,
      [toast, online],
    );
    await expect.poll(() => page.locator(toast).allTextContents()).toEqual([online]);
    expect(await page.locator('.toasts > li').count()).toBe(1);
    await end();
  });

  test('stands at the end of the lines, on no round button and not on the banner', async () => {
    for (const options of [phone, { viewport: { width: 1280, height: 800 } }]) {
      for (const hasChosen of [true, false]) {
        const { page, close: end } = await visit(`${prefix}/process`, options, hasChosen);
        if (!hasChosen) await page.waitForSelector('.consent-banner');
        await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
        await goUpUntilSeen(page, '.scroll-to-top');
        await loseConnection(page);
        const box = await boxOf(page, toast);
        const around = ['.whatsapp-button', '.scroll-to-top', '.site-header'];
        for (const selector of hasChosen ? around : [...around, '.consent-banner'])
          expect(boxesOverlap(box, await boxOf(page, selector)), selector).toBe(false);
        const { width } = options.viewport ?? { width: 0 };
        const [left, right] = [box.left, width - box.right];
        if (width > 600) expect(left < right).toBe(prefix === '/ar');
        expect(Math.min(left, right)).toBeGreaterThanOrEqual(8);
        expect(box.right - box.left).toBe(width > 600 ? 356 : width - 32);
        await end();
      }
    }
  });

  test('is closed by its button, also by keyboard; the focus returns', async () => {
    const { page, close: end } = await visit(`${prefix}/about`);
    const link = page.locator('footer a[href^="tel:"]');
    await link.focus();
    await loseConnection(page);
    await page.keyboard.press('Alt+KeyT');
    const button = page.getByRole('button', { name: close });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    const size = await boxOf(page, `${toast} button`);
    expect(Math.min(size.right - size.left, size.bottom - size.top)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    await page.waitForSelector(toast, { state: 'detached' });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await end();
  });

  test('a swipe of twenty pixels dismisses it, a shorter one does not', async () => {
    const { page, close: end } = await visit(`${prefix}/about`, { viewport: { width: 1280, height: 800 } });
    await loseConnection(page);
    const { left, right, top, bottom } = await boxOf(page, toast);
    const towards = prefix === '/ar' ? -1 : 1;
    const swipe = async (distance: number) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let moved = 0; moved <= distance; moved += 2) {
        await page.mouse.move(x + towards * moved, y);
        // Slowly, since a flick dismisses too.
        await page.waitForTimeout(40);
      }
      await page.mouse.up();
    };
    await swipe(12);
    await page.waitForTimeout(400);
    expect(await page.locator(toast).count()).toBe(1);
    await swipe(24);
    await page.waitForSelector(toast, { state: 'detached', timeout: 1500 });
    await end();
  });

  test('never covers what has the focus', async () => {
    const { page, close: end } = await visit(`${prefix}/contact`, phone);
    // The link is where a toast would be.
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('footer a[href^="mailto:"]');
      if (!link) throw new Error('The footer has no address.');
      document.documentElement.style.scrollBehavior = 'auto';
      window.scrollBy(0, link.getBoundingClientRect().top - (innerHeight - 110));
      link.focus({ preventScroll: true });
    });
    await loseConnection(page);
    const isCovered = async () => boxesOverlap(await boxOf(page, toast), await boxOf(page, ':focus'));
    expect(await isCovered()).toBe(false);
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Shift+Tab');
      // Hovering keeps it open, as a visitor who reads slowly would.
      if (step === 0) await page.hover(toast);
      await page.waitForTimeout(50);
      expect(await isCovered(), `after ${step + 1} steps back`).toBe(false);
    }
    await end();
  });
});

/** Points at a link, and waits until its screen is there: what is still on its way is lost with the connection. */
async function fetchAhead(page: Page, link: Locator): Promise<void> {
  let [asked, answered] = [0, 0];
  page.on('request', () => asked++);
  page.on('requestfinished', () => answered++);
  await link.hover();
  const isQuiet = async () => {
    const before = asked;
    await page.waitForTimeout(300);
    return before > 0 && before === asked && asked === answered;
  };
  await expect.poll(isQuiet).toBe(true);
}

/** Shows a toast on a page that has its connection. */
async function regainConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.waitForSelector(toast);
}

test('a switch of language closes it, and the focus stays on the language', async () => {
  const { page, close } = await visit('/about');
  const arabic = page.locator('footer .footer-columns a[hreflang=ar]');
  await fetchAhead(page, arabic);
  await regainConnection(page);
  await arabic.click();
  await page.waitForSelector('html[lang=ar]');
  await page.waitForSelector(toast, { state: 'detached', timeout: 1000 });
  expect(await arabic.evaluate((element) => element === document.activeElement)).toBe(true);
  await close();
});

test('a move to another screen leaves it', async () => {
  const { page, close } = await visit('/ar/about');
  const process = page.locator('footer a[href="/ar/process"]');
  await fetchAhead(page, process);
  await regainConnection(page);
  await process.click();
  await page.waitForSelector('main[data-screen=process]');
  expect(await page.locator(toast).count()).toBe(1);
  await close();
});

test('nothing of it is loaded with the first view', async () => {
  const { page, close } = await open();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${inject('sites').site}/ar/pricing`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('toasts'))).toEqual([]);
  await close();
});

test('where it cannot be loaded, screen readers are told and the page goes on', async () => {
  const { page, problems, close } = await open();
  await page.route('**/assets/toasts-*', (route) => route.abort());
  await page.goto(`${inject('sites').site}/ar/about`);
  await hydrated(page);
  await page.context().setOffline(true);
  await expect.poll(() => page.locator('#announcer').textContent()).toBe(languages[1]?.offline);
  await page.context().setOffline(false);
  await page.click('footer a[href="/ar/process"]');
  await page.waitForSelector('main[data-screen=process]');
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  await close();
});
