import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';
import { deployAnew } from './new-deployment.ts';

const open = browserForTests();
const site = () => inject('sites').site;
const careers = '**/assets/careers-*.js';

const languages = [
  { home: '/', prefix: '', lang: 'en', dir: 'ltr', wrong: 'Something went wrong', retry: 'Try Again' },
  { home: '/ar', prefix: '/ar', lang: 'ar', dir: 'rtl', wrong: 'حدث خطأ ما', retry: 'إعادة المحاولة' },
];

async function visit(path: string) {
  const visited = await open(site() + path);
  await hydrated(visited.page);
  return visited;
}

/** What a visitor sees of a screen. */
function shown(page: Page) {
  return page.evaluate(() => ({
    path: location.pathname,
    screen: document.querySelector('main')?.dataset.screen,
    heading: document.querySelector('h1')?.textContent,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
  }));
}

/** A page is usable when its links and its menu lead on. */
async function expectUsable(page: Page, prefix: string): Promise<void> {
  await hydrated(page);
  await page.click(`footer a[href="${prefix}/process"]`);
  await page.waitForSelector('main[data-screen=process]');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

/** Requests that a move to another page has cut short are no problem. */
const withoutAborted = (problems: string[]) => problems.filter((problem) => !problem.startsWith('failed'));

const uncaught = (problems: string[]) => problems.filter((problem) => problem.startsWith('uncaught'));

describe.each(languages)(
  'under “$prefix”: a screen’s script',
  ({ home, prefix, lang, dir, wrong, retry }) => {
    test.each<[string, (route: Route) => Promise<void>]>([
      ['is blocked', (route) => route.abort('blockedbyclient')],
      ['is answered with 500', (route) => route.fulfill({ status: 500, body: 'Sorry' })],
      [
        'is answered with HTML',
        (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
      ],
    ])('%s: the fallback says so, at the wanted address, and tries again', async (_, answer) => {
      const { page, close } = await visit(home);
      let isBroken = true;
      let documents = 0;
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents++;
      });
      await page.route(careers, (route) => (isBroken ? answer(route) : route.continue()));
      await page.click(`footer a[href="${prefix}/careers"]`);
      await page.waitForSelector('.error-fallback');
      expect(await shown(page)).toMatchObject({ path: `${prefix}/careers`, heading: wrong, lang, dir });
      expect(await page.title()).toContain(wrong);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(wrong);
      expect(documents).toBe(0);
      isBroken = false;
      await page.getByRole('button', { name: retry }).click();
      await page.waitForSelector('main[data-screen=careers]');
      // Head, focus and title are those of a move that went well.
      await expect.poll(() => page.title()).not.toContain(wrong);
      expect(await shown(page)).toMatchObject({ path: `${prefix}/careers`, lang, dir });
      // A browser that keeps the failure of a script has loaded the page anew, as which it says so itself.
      if (documents === 0) {
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        expect(await page.title()).toBe(await page.locator('#announcer').textContent());
      }
      await expectUsable(page, prefix);
      await close();
    });

    test('cannot be parsed, which the browser remembers: trying again loads the page anew', async () => {
      const { page, close } = await visit(home);
      await page.route(careers, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export {' }),
      );
      await page.click(`footer a[href="${prefix}/careers"]`);
      await page.waitForSelector('.error-fallback');
      await page.unroute(careers);
      await page.getByRole('button', { name: retry }).click();
      await page.waitForSelector('main[data-screen=careers]');
      expect(await shown(page)).toMatchObject({ path: `${prefix}/careers`, lang, dir });
      await expectUsable(page, prefix);
      await close();
    });

    test('fails again: trying again loads the page anew, and nothing goes round in circles', async () => {
      const { page, close } = await visit(home);
      await page.route(careers, (route) => route.fulfill({ status: 500 }));
      await page.click(`footer a[href="${prefix}/careers"]`);
      await page.waitForSelector('.error-fallback');
      let documents = 0;
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents++;
      });
      await page.getByRole('button', { name: retry }).click();
      await expect.poll(() => documents).toBe(1);
      await page.waitForSelector('.error-fallback');
      await page.waitForTimeout(1000);
      expect(documents).toBe(1);
      await page.goBack();
      await page.waitForSelector('main[data-screen=index]');
      await expectUsable(page, prefix);
      await close();
    });

    test('fails on the first visit: the fallback, in the language of the address', async () => {
      const { page, close } = await open();
      await page.route(careers, (route) => route.abort());
      await page.goto(`${site()}${prefix}/careers`);
      await page.waitForSelector('.error-fallback');
      expect(await shown(page)).toMatchObject({ path: `${prefix}/careers`, heading: wrong, lang, dir });
      await page.unroute(careers);
      await page.getByRole('button', { name: retry }).click();
      await page.waitForSelector('main[data-screen=careers]');
      await expect.poll(() => page.title()).not.toContain(wrong);
      await expectUsable(page, prefix);
      await close();
    });

    test('is slow: the old screen stays, a line and a screen reader tell of it, then it comes', async () => {
      const { page, close } = await visit(home);
      await page.route(careers, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2500));
        await route.continue();
      });
      await page.click(`footer a[href="${prefix}/careers"]`);
      await page.waitForSelector('.progress[data-loading=true]', { state: 'attached' });
      expect(await page.locator('main').getAttribute('data-screen')).toBe('index');
      const loading = lang === 'ar' ? 'جارٍ التحميل…' : 'Loading…';
      await expect.poll(() => page.locator('#announcer').textContent()).toBe(loading);
      await page.waitForSelector('main[data-screen=careers]');
      await expect.poll(() => page.locator('#announcer').textContent()).toBe(await page.title());
      await close();
    });

    test('is slow, and the visitor goes elsewhere meanwhile: its failure disturbs nobody', async () => {
      const { page, problems, close } = await visit(home);
      await page.route(careers, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2000));
        await route.abort();
      });
      await page.click(`footer a[href="${prefix}/careers"]`);
      await page.click(`footer a[href="${prefix}/about"]`);
      await page.waitForSelector('main[data-screen=about]');
      await page.waitForSelector('.progress[data-loading=false]', { state: 'attached' });
      await page.waitForTimeout(2500);
      expect(await shown(page)).toMatchObject({ path: `${prefix}/about`, screen: 'about' });
      expect(uncaught(problems)).toEqual([]);
      await close();
    });

    test('cannot be had offline: the fallback, and the screen by itself once the line is back', async () => {
      const { page, close } = await visit(home);
      await page.context().setOffline(true);
      await page.click(`footer a[href="${prefix}/careers"]`);
      await page.waitForSelector('.error-fallback');
      expect(await shown(page)).toMatchObject({ path: `${prefix}/careers`, heading: wrong, lang, dir });
      await page.getByRole('button', { name: retry }).click();
      await page.waitForTimeout(500);
      expect(await shown(page)).toMatchObject({ path: `${prefix}/careers`, heading: wrong });
      await page.context().setOffline(false);
      await page.waitForSelector('main[data-screen=careers]');
      await expectUsable(page, prefix);
      await close();
    });

    test('is gone with a new deployment: the wanted page is loaded whole, once', async () => {
      const { page, problems, close } = await visit(home);
      let documents = 0;
      page.on('framenavigated', () => documents++);
      await deployAnew(page);
      await page.click(`footer a[href="${prefix}/careers"]`);
      await page.waitForSelector('main[data-screen=careers]');
      await page.waitForFunction(() => document.querySelector('script[src$=".next.js"]'));
      expect(await shown(page)).toMatchObject({ path: `${prefix}/careers`, lang, dir });
      await expectUsable(page, prefix);
      expect(uncaught(problems)).toEqual([]);
      await close();
    });
  },
);

test('what a visitor typed survives that the page is loaded anew to try again', async () => {
  const { page, close } = await visit('/contact');
  await page.locator('main textarea').fill('A lamp, too');
  await page.route(careers, (route) => route.fulfill({ status: 500 }));
  await page.click('footer a[href="/careers"]');
  await page.waitForSelector('.error-fallback');
  const anew = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await anew;
  await page.waitForSelector('.error-fallback');
  await page.unroute(careers);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await page.waitForSelector('main[data-screen=careers]');
  await hydrated(page);
  expect(await page.evaluate(() => 'carried' in history.state)).toBe(false);
  await page.click('footer a[href="/contact"]');
  await page.waitForSelector('main[data-screen=contact]');
  expect(await page.locator('main textarea').inputValue()).toBe('A lamp, too');
  await close();
});

test('after a new deployment the form and its message hold what was filled in before', async () => {
  const { page, close } = await visit('/contact');
  await page.locator('main textarea').fill('A lamp, too');
  // Its script, which comes late, is no part of this.
  await page.waitForSelector('.consent-banner');
  await deployAnew(page);
  await page.click('footer a[hreflang=nl]');
  await page.waitForSelector('main[data-screen=contact]:lang(nl)');
  await page.waitForFunction(() => document.querySelector('script[src$=".next.js"]'));
  await hydrated(page);
  expect(await page.locator('main textarea').inputValue()).toBe('A lamp, too');
  const message = page.locator('main a[href^="mailto:"][href*="body="]');
  expect(await message.getAttribute('href')).toContain(encodeURIComponent('A lamp, too'));
  await close();
});

test('after a new deployment a click while a screen that was fetched ahead fails brings that screen', async () => {
  const { page, close } = await visit('/contact');
  await page.waitForSelector('.consent-banner');
  await deployAnew(page);
  await page.route('**/assets/nl-*.js', async (route) => {
    await sleep(500);
    // What is fetched ahead may be on its way when the page is closed.
    if (!page.isClosed()) await route.fallback();
  });
  const failed = page.waitForResponse(/\/assets\/nl-/);
  await page.hover('footer a[hreflang=nl]');
  await failed;
  await page.click('footer a[hreflang=nl]');
  await page.waitForSelector('main[data-screen=contact]:lang(nl)');
  await close();
});

test('styles of a screen that could not be had are there when it is tried again', async () => {
  const { page, close } = await visit('/');
  const styles = '**/assets/careers-*.css';
  await page.route(styles, (route) => route.fulfill({ status: 500 }));
  await page.click('footer a[href="/careers"]');
  await page.waitForSelector('.error-fallback');
  await page.unroute(styles);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.waitForSelector('main[data-screen=careers]');
  expect(
    await page
      .locator('link[href*="/careers-"][rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).sheet?.cssRules.length)),
  ).toEqual([expect.toSatisfy((rules) => rules > 0)]);
  await close();
});

test('a new deployment that lacks the script too ends in the fallback, without a loop', async () => {
  const { page, close } = await visit('/ar');
  await page.addInitScript(() => {
    // Storage plays no part in this.
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await deployAnew(page, /\/careers-/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.click('footer a[href="/ar/careers"]');
  await expect.poll(() => documents).toBe(1);
  await page.waitForSelector('.error-fallback');
  await page.waitForTimeout(1500);
  expect(documents).toBe(1);
  expect(await shown(page)).toMatchObject({ path: '/ar/careers', heading: 'حدث خطأ ما', dir: 'rtl' });
  await close();
});

test('where not even the words can be had, the fallback is in English', async () => {
  const { page, close } = await open();
  await page.route(/\/assets\/(?:careers|ar)-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`${site()}/ar/careers`);
  await page.waitForSelector('.error-fallback');
  expect(await shown(page)).toEqual({
    path: '/ar/careers',
    screen: undefined,
    heading: 'Something went wrong',
    lang: 'en',
    dir: 'ltr',
  });
  await close();
});

test('a script that fails to be fetched ahead says nothing', async () => {
  const { page, problems, close } = await visit('/');
  let isBroken = true;
  await page.route(careers, (route) => (isBroken ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed');
  await page.hover('footer a[href="/careers"]');
  await failed;
  expect(await shown(page)).toMatchObject({ screen: 'index' });
  isBroken = false;
  await page.click('footer a[href="/careers"]');
  await page.waitForSelector('main[data-screen=careers]');
  expect(uncaught(problems)).toEqual([]);
  await close();
});

describe('storage', () => {
  const keys = ['selectedLanguage', 'cookie-preferences', 'cookie-consent-date'];
  const faults: { [name: string]: (keys: string[]) => void } = {
    'that does not exist': () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    },
    'that cannot be read': () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    },
    'that is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'with corrupt values': (names) => {
      for (const name of names) localStorage.setItem(name, '{"__proto__":[\u0000<script>');
    },
    'with empty values': (names) => {
      for (const name of names) localStorage.setItem(name, '');
    },
  };

  test.each(
    Object.entries(faults).flatMap(([fault, harm]) =>
      languages.map(({ home, prefix, lang }) => ({ fault, harm, home, prefix, lang })),
    ),
  )('$fault, under “$prefix”: pages, language and consent work', async ({ harm, home, prefix, lang }) => {
    const { page, problems, close } = await open();
    await page.addInitScript(harm, keys);
    await page.goto(site() + home);
    await hydrated(page);
    expect(await shown(page)).toMatchObject({ path: home, screen: 'index', lang });
    await page.locator('.consent-banner button').nth(1).click();
    await page.waitForSelector('.consent-banner', { state: 'detached' });
    await expectUsable(page, prefix);
    await page.click(`footer a[hreflang="${lang === 'ar' ? 'en' : 'ar'}"]`);
    await page.waitForSelector(`html[lang=${lang === 'ar' ? 'en' : 'ar'}]`);
    expect(await page.locator('main').getAttribute('data-screen')).toBe('process');
    expect(problems).toEqual([]);
    await close();
  });
});

describe.each(languages)('under “$prefix”', ({ home, prefix, lang }) => {
  test('without JavaScript the page is whole, its links lead on, and nothing waits for a script', async () => {
    const { page, problems, close } = await open(site() + home, { javaScriptEnabled: false });
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('.consent-banner, .toasts, .error-fallback').count()).toBe(0);
    expect(await page.locator('.whatsapp-button').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
    await page.click(`footer a[href="${prefix}/careers"]`);
    expect(await page.locator('main').getAttribute('data-screen')).toBe('careers');
    expect(withoutAborted(problems)).toEqual([]);
    await close();
  });

  test('popups that are blocked take nothing away: every link that opens a tab is a plain link', async () => {
    const { page, problems, close } = await open();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    for (const path of [home, `${prefix}/contact`, `${prefix}/pricing`]) {
      await page.goto(site() + path);
      await hydrated(page);
      const targets = await page
        .locator('[target=_blank]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.length).toBeGreaterThan(0);
      expect(targets.filter((href) => !/^(?:https|mailto):/.test(href))).toEqual([]);
    }
    await expectUsable(page, prefix);
    expect(withoutAborted(problems)).toEqual([]);
    await close();
  });
});
