import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { root } from '../../scripts/content/root.ts';
import { build } from '../../scripts/site/build.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { createServer } from '../../scripts/site/serve/server.ts';
import { browserForTests, hydrated } from './browser.ts';
import { type StoredConsent, storeConsent, storedConsent } from './stored-consent.ts';

const open = browserForTests();
const day = 24 * 60 * 60 * 1000;

/** What the tests read out of the content, so that they do not repeat it. */
const wordsOf = (locale: string) =>
  JSON.parse(readFileSync(`${root}/content/${locale}/common.json`, 'utf8')).consent as {
    [name: string]: string;
  } & { categories: { [name: string]: { title: string } } };

const languages = [
  { locale: 'en', path: '/process', words: wordsOf('en') },
  { locale: 'ar', path: '/ar/process', words: wordsOf('ar') },
];

interface VisitOptions {
  site?: string;
  stored?: StoredConsent;
  context?: Parameters<typeof open>[1];
  /** Runs in the page before its scripts. */
  before?: (page: Page) => Promise<unknown>;
}

/** Opens a page as a visitor who has something stored, or nothing. */
async function visit(path: string, { site, stored, context, before }: VisitOptions = {}) {
  const opened = await open(undefined, context);
  const { page } = opened;
  const foreign: string[] = [];
  const address = site ?? inject('sites').site;
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) foreign.push(request.url());
  });
  await before?.(page);
  if (stored) await storeConsent(page, stored);
  await page.goto(address + path, { waitUntil: 'load' });
  await hydrated(page);
  return { ...opened, foreign, address };
}

const banner = (page: Page) => page.locator('.consent-banner');
const settings = (page: Page) => page.locator('dialog.consent-settings');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const storedIn = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('cookie-preferences'),
    localStorage.getItem('cookie-consent-date'),
  ]);
/** What has the focus, in a few words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.id || element?.className || element?.tagName;
  });
/** Calls that wait for the tag, as arrays. */
const calls = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) =>
      Array.from(call),
    ),
  );
const updates = async (page: Page) => (await calls(page)).filter(([, kind]) => kind === 'update');

const signal = (analytics: boolean, marketing: boolean) => {
  const ads = marketing ? 'granted' : 'denied';
  return {
    analytics_storage: analytics ? 'granted' : 'denied',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
};

describe.each(languages)('the banner in $locale', ({ path, words }) => {
  test('is a named region that search engines do not quote, is not prerendered, and moves nothing', async () => {
    const html = await (await fetch(inject('sites').site + path)).text();
    expect(html.replace(/<style>[\s\S]*?<\/style>/g, '')).not.toContain('consent-banner');
    const { page, problems, foreign, close } = await visit(path, {
      context: { viewport: { width: 412, height: 823 } },
      before: (page) =>
        page.addInitScript(() => {
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await page.getByRole('region', { name: words.title as string, exact: true }).waitFor();
    expect(await banner(page).getAttribute('data-nosnippet')).toBe('');
    expect(await page.locator('#announcer').textContent()).toBe(words.title);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    expect(await focused(page)).toBe('top');
    expect(await storedIn(page)).toEqual([null, null]);
    expect(await updates(page)).toEqual([]);
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ])('accepting and refusing weigh the same at $width px', async (viewport) => {
    const { page, close } = await visit(path, { context: { viewport } });
    await banner(page).waitFor();
    const [accept, refuse] = await Promise.all(
      [words.accept, words.essential].map((name) =>
        button(page, name as string).evaluate((element) => {
          const { width, height, top } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          return {
            width: Math.round(width),
            height: Math.round(height),
            top: Math.round(top),
            style: [color, backgroundColor, borderColor, fontSize, fontWeight],
          };
        }),
      ),
    );
    expect(accept).toEqual(refuse);
    expect(accept?.height).toBeGreaterThanOrEqual(44);
    await close();
  });

  test.each([
    { name: 'accept', analytics: true, marketing: true },
    { name: 'essential', analytics: false, marketing: false },
  ])('$name stores the choice, closes, says so, and holds after a reload', async (choice) => {
    const { page, problems, close } = await visit(path);
    const before = Date.now();
    await button(page, words[choice.name] as string).click();
    await banner(page).waitFor({ state: 'detached' });
    const [preferences, date] = await storedIn(page);
    expect(JSON.parse(preferences ?? '')).toEqual({
      essential: true,
      analytics: choice.analytics,
      marketing: choice.marketing,
    });
    expect(new Date(date ?? '').toISOString()).toBe(date);
    expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before);
    await expect.poll(() => page.locator('#announcer').textContent()).toBe(words.saved);
    const expected = ['consent', 'update', signal(choice.analytics, choice.marketing)];
    expect(await updates(page)).toEqual([expected]);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => updates(page)).toEqual([expected]);
    expect(await banner(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('a selection of the settings is stored as it is ticked', async () => {
    const { page, problems, close } = await visit(path);
    await button(page, words.customize as string).click();
    await settings(page).waitFor();
    await settings(page)
      .getByLabel(words.categories.marketing?.title ?? '')
      .check();
    await button(page, words.save as string).click();
    await settings(page).waitFor({ state: 'detached' });
    expect(await banner(page).count()).toBe(0);
    const [preferences] = await storedIn(page);
    expect(JSON.parse(preferences ?? '')).toEqual({ essential: true, analytics: false, marketing: true });
    expect(await updates(page)).toEqual([['consent', 'update', signal(false, true)]]);
    expect(problems).toEqual([]);
    await close();
  });

  test('hiding only hides: for this page, and without a choice', async () => {
    const { page, close } = await visit(path);
    await button(page, words.hide as string).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await storedIn(page)).toEqual([null, null]);
    expect(await updates(page)).toEqual([]);
    await page.click(`footer a[href="${path.replace('process', 'pricing')}"]`);
    await page.waitForSelector('main[data-screen=pricing]');
    expect(await banner(page).count()).toBe(0);
    await page.reload();
    await banner(page).waitFor();
    await close();
  });
});

describe('a choice that is stored', () => {
  const time = Date.UTC(2027, 5, 1, 12);
  test.each([
    { age: 360 * day - 1, isAsked: false },
    { age: 360 * day, isAsked: true },
    { age: 0, isAsked: false },
    { age: -1, isAsked: true },
  ])('$age ms ago: asked again: $isAsked', async ({ age, isAsked }) => {
    const { page, close } = await visit('/ar', {
      stored: storedConsent(true, true, time - age),
      before: (page) => page.clock.setFixedTime(time),
    });
    if (isAsked) await banner(page).waitFor();
    else await expect.poll(() => updates(page)).toEqual([['consent', 'update', signal(true, true)]]);
    expect(await banner(page).count()).toBe(isAsked ? 1 : 0);
    expect(await updates(page)).toHaveLength(isAsked ? 0 : 1);
    await close();
  });

  test('that runs out while the page is open is asked for when the visitor comes back', async () => {
    const { page, close } = await visit('/', {
      stored: storedConsent(true, false, time - 360 * day + 1000),
      before: (page) => page.clock.setFixedTime(time),
    });
    await expect.poll(() => updates(page)).toHaveLength(1);
    await page.clock.setFixedTime(time + 1000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await banner(page).waitFor();
    expect((await updates(page)).at(-1)).toEqual(['consent', 'update', signal(false, false)]);
    await close();
  });

  const now = new Date().toISOString();
  const good = storedConsent(true, true).preferences;
  test.each([
    ['no date', { preferences: good }],
    ['broken JSON', { preferences: '{"analytics":tru', date: now }],
    ['a part', { preferences: '{"essential":true,"analytics":true}', date: now }],
    ['an oversized entry', { preferences: `{"x":"${'x'.repeat(500_000)}"}`, date: now }],
    ['an unreadable date', { preferences: good, date: 'tomorrow' }],
    ['a date of next year', { preferences: good, date: new Date(Date.now() + 365 * day).toISOString() }],
  ])('%s is no choice', async (_, stored) => {
    const { page, problems, close } = await visit('/ar/about', { stored });
    await banner(page).waitFor();
    expect(await updates(page)).toEqual([]);
    await button(page, wordsOf('ar').essential as string).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(JSON.parse((await storedIn(page))[0] ?? '')).toMatchObject({ essential: true, analytics: false });
    expect(problems).toEqual([]);
    await close();
  });

  test('with essential refused allows essential all the same', async () => {
    const stored = {
      ...storedConsent(true, false),
      preferences: '{"essential":false,"analytics":true,"marketing":false}',
    };
    const { page, close } = await visit('/', { stored });
    await button(page, wordsOf('en').settings as string).click();
    await settings(page).waitFor();
    const boxes = await settings(page)
      .locator('input')
      .evaluateAll((all) =>
        all.map((box) => {
          const { name, checked, disabled } = box as HTMLInputElement;
          return [name, checked, disabled];
        }),
      );
    expect(boxes).toEqual([
      ['essential', true, true],
      ['analytics', true, false],
      ['marketing', false, false],
    ]);
    await close();
  });
});

describe('storage that cannot be used', () => {
  test.each(['getItem', 'setItem'])('%s throws: the choice lasts as long as the page', async (method) => {
    const words = wordsOf('ar');
    const { page, problems, close } = await visit('/ar/about', {
      before: (page) =>
        page.addInitScript((name) => {
          Object.defineProperty(Storage.prototype, name, {
            value: () => {
              throw new DOMException('full', 'QuotaExceededError');
            },
          });
        }, method),
    });
    await button(page, words.accept as string).click();
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('#announcer').textContent()).toBe(words.unsaved);
    expect(await updates(page)).toEqual([['consent', 'update', signal(true, true)]]);
    await page.click('footer a[href="/ar/pricing"]');
    await page.waitForSelector('main[data-screen=pricing]');
    expect(await banner(page).count()).toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await banner(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('no access at all: the page works and asks at every visit', async () => {
    const { page, problems, close } = await visit('/about', {
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }),
    });
    await button(page, wordsOf('en').essential as string).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.reload();
    await banner(page).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('a full disk does not bring a former choice back', async () => {
    const { page, close } = await visit('/', { stored: storedConsent(true, true) });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await button(page, wordsOf('en').settings as string).click();
    await settings(page)
      .getByRole('button', { name: wordsOf('en').essential as string })
      .click();
    await settings(page).waitFor({ state: 'detached' });
    expect(await storedIn(page)).toEqual([null, null]);
    await close();
  });
});

describe('another tab', () => {
  test('a choice made there is taken over here, and so is a change of it', async () => {
    const { page, address, close } = await visit('/');
    await button(page, wordsOf('en').customize as string).click();
    await settings(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${address}/ar`);
    await button(other, wordsOf('ar').accept as string).click();
    await banner(page).waitFor({ state: 'detached' });
    await settings(page).waitFor({ state: 'detached' });
    await expect.poll(() => updates(page)).toEqual([['consent', 'update', signal(true, true)]]);
    await button(other, wordsOf('ar').settings as string).click();
    await settings(other)
      .getByRole('button', { name: wordsOf('ar').essential as string })
      .click();
    await expect
      .poll(async () => (await updates(page)).at(-1))
      .toEqual(['consent', 'update', signal(false, false)]);
    await other.evaluate(() => localStorage.clear());
    await banner(page).waitFor();
    await close();
  });
});

describe.each(languages)('Global Privacy Control in $locale', ({ path, words }) => {
  const before = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));

  test('without a choice everything is refused, and the visitor is told', async () => {
    const { page, foreign, close } = await visit(path, { before });
    await banner(page).waitFor();
    expect(await banner(page).textContent()).toContain(words.signal);
    await button(page, words.customize as string).click();
    await settings(page).waitFor();
    expect(await settings(page).textContent()).toContain(words.signal);
    expect(await settings(page).locator('input:checked').count()).toBe(1);
    expect(await updates(page)).toEqual([]);
    expect(await storedIn(page)).toEqual([null, null]);
    expect(foreign).toEqual([]);
    await close();
  });

  test('does not override an explicit choice', async () => {
    const { page, close } = await visit(path, { before, stored: storedConsent(true, false) });
    await expect.poll(() => updates(page)).toEqual([['consent', 'update', signal(true, false)]]);
    expect(await banner(page).count()).toBe(0);
    await close();
  });

  test('a browser without the signal gets no word about it', async () => {
    const { page, close } = await visit(path);
    await banner(page).waitFor();
    expect(await banner(page).textContent()).not.toContain(words.signal);
    await close();
  });
});

describe.each(languages)('the settings in $locale', ({ path, words }) => {
  test('by keyboard: nothing is ticked, the focus stays inside, Escape closes without a choice', async () => {
    const { page, problems, close } = await visit(path);
    await banner(page).waitFor();
    await button(page, words.customize as string).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: words.settings as string }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await settings(page).locator('input:checked').count()).toBe(1);
    const places: (boolean | undefined)[] = [];
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      places.push(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      );
    }
    expect(places).not.toContain(false);
    // The page behind is inert: it takes neither focus nor clicks.
    expect(
      await page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('.site-name');
        link?.focus();
        const { x = 0, y = 0 } = link?.getBoundingClientRect() ?? {};
        return document.activeElement !== link && !link?.contains(document.elementFromPoint(x + 9, y + 9));
      }),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await settings(page).waitFor({ state: 'detached' });
    expect(await banner(page).count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.customize);
    expect(await storedIn(page)).toEqual([null, null]);
    expect(problems).toEqual([]);
    await close();
  });

  test('open again from the footer with the choice that counts, and give the focus back', async () => {
    const { page, close } = await visit(path, { stored: storedConsent(true, false) });
    const opener = button(page, words.settings as string);
    await opener.click();
    await settings(page).waitFor();
    const analytics = settings(page).getByLabel(words.categories.analytics?.title ?? '');
    expect(await analytics.isChecked()).toBe(true);
    await analytics.uncheck();
    await button(page, words.close as string).click();
    await settings(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('consent-open');
    expect((await storedIn(page))[0]).toContain('"analytics":true');
    await opener.click();
    expect(await analytics.isChecked()).toBe(true);
    await analytics.uncheck();
    await button(page, words.save as string).click();
    await settings(page).waitFor({ state: 'detached' });
    expect((await storedIn(page))[0]).toContain('"analytics":false');
    expect(await focused(page)).toBe('consent-open');
    await close();
  });

  test('close on a move to another screen, which gets the focus', async () => {
    const { page, close } = await visit(path);
    await page.click(`footer a[href="${path.replace('process', 'pricing')}"]`);
    await page.waitForSelector('main[data-screen=pricing]');
    await button(page, words.customize as string).click();
    await settings(page).waitFor();
    await page.goBack();
    await page.waitForSelector('main[data-screen=process]');
    await settings(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await button(page, words.customize as string).click();
    await settings(page).locator('a').click();
    await page.waitForSelector('main[data-screen=privacy-policy]');
    await settings(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await banner(page).count()).toBe(1);
    await close();
  });
});

describe('the focus', () => {
  test('of a keyboard visitor comes to the banner after the skip link, and goes back there', async () => {
    const { page, close } = await visit('/ar/about');
    await banner(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('skip-link');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(wordsOf('ar').accept);
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('skip-link');
    await close();
  });

  test('goes to the content where there is nothing to go back to, also from the settings', async () => {
    const { page, close } = await visit('/');
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await button(page, wordsOf('en').customize as string).click();
    await settings(page)
      .getByRole('button', { name: wordsOf('en').accept as string })
      .click();
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('content');
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await close();
  });

  test.each([
    { path: '/process', width: 1280, height: 720 },
    { path: '/ar/process', width: 390, height: 664 },
    { path: '/fr/process', width: 320, height: 568 },
    { path: '/ar/contact', width: 640, height: 360 },
  ])('is never under the banner at $path, $width × $height', async ({ path, width, height }) => {
    const { page, close } = await visit(path, {
      context: { viewport: { width, height }, reducedMotion: 'reduce' },
    });
    await banner(page).waitFor();
    const covered: string[] = [];
    let stops = 0;
    for (; stops < 150; stops++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element || element === document.body) return 'end';
        if (element.closest('.consent-banner')) return '';
        const over = document.querySelector('.consent-banner')?.getBoundingClientRect();
        const { top, bottom, width, height } = element.getBoundingClientRect();
        const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
        // What is taller than the room that is left cannot but lie under its edge (WCAG 2.4.11: not entirely).
        const limit = over && height > over.top - header - 16 ? top + 24 : bottom;
        const isCovered = over && width > 0 && limit > over.top + 1 && top < over.bottom;
        return isCovered
          ? `${element.className || element.tagName}: ${element.textContent?.slice(0, 30)}`
          : '';
      });
      if (found === 'end') break;
      if (found) covered.push(found);
    }
    expect(stops).toBeGreaterThan(30);
    expect(stops).toBeLessThan(150);
    expect(covered).toEqual([]);
    await close();
  });

  test('comes out from under the banner where a script has set it', async () => {
    const { page, close } = await visit('/contact', {
      context: { viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' },
    });
    await banner(page).waitFor();
    const [bottom, top] = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.page-info a');
      const over = document.querySelector('.consent-banner');
      if (!link || !over) return [];
      window.scrollBy({ top: link.getBoundingClientRect().bottom - window.innerHeight + 20 });
      link.focus({ preventScroll: true });
      return [link.getBoundingClientRect().bottom, over.getBoundingClientRect().top];
    });
    expect(bottom).toBeLessThanOrEqual(top as number);
    await close();
  });

  test('that is where the banner appears comes back into view', async () => {
    const { page, close } = await visit('/', {
      stored: storedConsent(true, true),
      context: { reducedMotion: 'reduce' },
    });
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('main a')];
      const link = links.at(-1);
      link?.focus({ preventScroll: true });
      window.scrollBy(0, (link?.getBoundingClientRect().bottom ?? 0) - innerHeight + 2);
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await banner(page).waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const over = document.querySelector('.consent-banner')?.getBoundingClientRect().top ?? 0;
          return (document.activeElement?.getBoundingClientRect().bottom ?? 0) <= over;
        }),
      )
      .toBe(true);
    await close();
  });
});

test('the banner follows the language, and stays put away in the next one', async () => {
  const { page, close } = await visit('/pricing');
  await banner(page).waitFor();
  await page.click('.language-selector > button');
  await page.click('#languages a[hreflang=ar]');
  await page.getByRole('region', { name: wordsOf('ar').title as string }).waitFor();
  await button(page, wordsOf('ar').hide as string).click();
  await page.click('.language-selector > button');
  await page.click('#languages a[hreflang=nl]');
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
  expect(await banner(page).count()).toBe(0);
  await close();
});

test('without JavaScript nothing asks, and nothing is there to press', async () => {
  const { page, close } = await open(`${inject('sites').site}/nl`, { javaScriptEnabled: false });
  expect(await banner(page).count()).toBe(0);
  expect(await page.locator('.consent-open').isVisible()).toBe(false);
  await close();
});

describe('scripts of the consent that cannot be had', () => {
  test('the banner: the page works without it', async () => {
    const { page, close } = await visit('/nl', {
      before: (page) => page.route('**/ConsentBanner-*', (route) => route.abort()),
    });
    await page.click('footer a[href="/nl/about"]');
    await page.waitForSelector('main[data-screen=about]');
    expect(await page.locator('.error-fallback').count()).toBe(0);
    await close();
  });

  test('the settings: the visitor is told, and can try again', async () => {
    let isBlocked = true;
    const { page, close } = await visit('/', {
      stored: storedConsent(false, false),
      before: (page) =>
        page.route('**/ConsentSettings-*', (route) => (isBlocked ? route.abort() : route.continue())),
    });
    const opener = button(page, wordsOf('en').settings as string);
    await opener.click();
    await expect.poll(() => page.locator('#announcer').textContent()).toBe('Something went wrong');
    isBlocked = false;
    // A browser that keeps the failure of a script loads the page anew first.
    const isOpened = async () => {
      await opener.click();
      return settings(page)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
    };
    await expect.poll(isOpened).toBe(true);
    await close();
  });
});

describe('Google’s tag', () => {
  const id = 'G-TEST123';
  const tag = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  let folder: string;
  let server: Server;
  let site: string;

  beforeAll(async () => {
    folder = mkdtempSync(`${root}/.cache/consent-`);
    process.env.HULMA_ANALYTICS_ID = id;
    try {
      await build({ outDir: `${folder}/site` });
    } finally {
      delete process.env.HULMA_ANALYTICS_ID;
    }
    server = createServer(`${folder}/site`);
    site = (await listen(server, 0)).replace(/\/$/, '');
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Stands in for the tag: sets the cookies it would set. */
  const before = async (page: Page) => {
    await page.route(`${tag}*`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'for (const name of ["_ga", "_ga_TEST123", "_gid", "_gac_x", "_gcl_au"]) document.cookie = name + "=1; path=/";',
      }),
    );
  };
  const cookies = (page: Page) =>
    page.evaluate(() => document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''));
  const isDisabled = (page: Page) =>
    page.evaluate((id) => (window as unknown as { [name: string]: unknown })[`ga-disable-${id}`], id);

  test('is not asked for before a choice, nor after one that allows nothing', async () => {
    const { page, foreign, close } = await visit('/ar', { site, before });
    await banner(page).waitFor();
    await page.click('footer a[href="/ar/about"]');
    await page.waitForSelector('main[data-screen=about]');
    await button(page, wordsOf('ar').essential as string).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    await close();
  });

  test('is loaded once by a choice that allows it, after the signal', async () => {
    const { page, problems, foreign, close } = await visit('/', { site, before });
    await button(page, wordsOf('en').accept as string).click();
    await expect.poll(() => foreign).toEqual([tag]);
    expect((await calls(page)).map(([name, kind]) => [name, typeof kind === 'string' ? kind : ''])).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['js', ''],
      ['config', id],
    ]);
    await page.click('footer a[href="/about"]');
    await page.waitForSelector('main[data-screen=about]');
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([tag]);
    await page.reload();
    await expect.poll(() => foreign).toEqual([tag, tag]);
    expect(problems).toEqual([]);
    await close();
  });

  test('stops when the consent is withdrawn, and its cookies are deleted', async () => {
    const { page, foreign, close } = await visit('/', { site, before, stored: storedConsent(true, true) });
    await expect.poll(() => cookies(page)).toContain('_ga');
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: any cookie that is not the tag's
      document.cookie = 'other=1; path=/';
    });
    const reopen = async () => {
      await button(page, wordsOf('en').settings as string).click();
      await settings(page).waitFor();
    };
    await reopen();
    await settings(page)
      .getByLabel(wordsOf('en').categories.marketing?.title ?? '')
      .uncheck();
    await button(page, wordsOf('en').save as string).click();
    await expect.poll(() => cookies(page)).toEqual(['_ga', '_ga_TEST123', '_gid', 'other']);
    await reopen();
    await settings(page)
      .getByRole('button', { name: wordsOf('en').essential as string })
      .click();
    await expect.poll(() => cookies(page)).toEqual(['other']);
    await expect.poll(() => isDisabled(page)).toBe(true);
    expect((await updates(page)).at(-1)).toEqual(['consent', 'update', signal(false, false)]);
    await reopen();
    await settings(page)
      .getByRole('button', { name: wordsOf('en').accept as string })
      .click();
    await expect.poll(() => isDisabled(page)).toBe(false);
    expect(foreign).toEqual([tag]);
    await close();
  });

  test('marketing alone loads it with analytics denied', async () => {
    const { page, foreign, close } = await visit('/ar', { site, before, stored: storedConsent(false, true) });
    await expect.poll(() => foreign).toEqual([tag]);
    expect(await updates(page)).toEqual([['consent', 'update', signal(false, true)]]);
    await close();
  });

  test('that is blocked is no failure of the page', async () => {
    const { page, problems, close } = await visit('/', {
      site,
      before: (page) => page.route(`${tag}*`, (route) => route.abort('blockedbyclient')),
      stored: storedConsent(true, true),
    });
    await expect.poll(() => problems.some((problem) => /^failed .*: https:/.test(problem))).toBe(true);
    await page.click('footer a[href="/about"]');
    await page.waitForSelector('main[data-screen=about]');
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
    await close();
  });

  test('does not exist without an id', async () => {
    const { page, foreign, close } = await visit('/', { stored: storedConsent(true, true) });
    await expect.poll(() => updates(page)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect((await calls(page)).some(([name]) => name === 'config')).toBe(false);
    await close();
  });
});
