import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';
import { goUpUntilSeen } from './go-up.ts';

const open = browserForTests();

async function visit(path: string, options?: Parameters<typeof open>[1]) {
  const opened = await open(inject('sites').site + path, options);
  await hydrated(opened.page);
  return opened;
}

describe('a move to another screen', () => {
  test('scrolls to the top, focuses the heading, changes the head and announces the title', async () => {
    const { page, problems, close } = await visit('/process');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.click('footer a[href="/pricing"]');
    await page.waitForURL('**/pricing');
    await page.waitForFunction(() => document.title.startsWith('Prices'));
    await page.waitForFunction(() => window.scrollY === 0);
    const facts = () =>
      page.evaluate(() => ({
        focused: document.activeElement?.tagName,
        announced: document.getElementById('announcer')?.textContent,
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        description: document.querySelector('meta[name=description]')?.getAttribute('content')?.slice(0, 16),
      }));
    // What only machines read of the head comes with a script of its own, after the title.
    await expect.poll(facts).toEqual({
      focused: 'H1',
      announced: await page.title(),
      canonical: 'https://hulma.example/pricing',
      description: 'Reference prices',
    });
    expect(problems).toEqual([]);
    await close();
  });

  test('paints the first view before what is below it, with the footer out of sight', async () => {
    const { page, close } = await visit('/process', { viewport: { width: 412, height: 823 } });
    const frames = await page.evaluate(async () => {
      const seen: { parts: number; footer: number }[] = [];
      document.querySelector<HTMLElement>('footer a[href="/pricing"]')?.click();
      const start = performance.now();
      while (performance.now() - start < 2000) {
        await new Promise(requestAnimationFrame);
        if (document.querySelector('main')?.dataset.screen !== 'pricing') continue;
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
        seen.push({ parts: document.querySelectorAll('.prose > *').length, footer: footer / innerHeight });
      }
      return seen;
    });
    const [first, last] = [frames[0], frames.at(-1)];
    expect(first?.parts).toBeLessThan(last?.parts ?? 0);
    expect(Math.min(...frames.map(({ footer }) => footer))).toBeGreaterThan(1);
    // As many as the document itself has.
    await page.reload();
    expect(await page.locator('.prose > *').count()).toBe(last?.parts);
    await close();
  });

  test('shows the new screen at its top from its first picture on', async () => {
    const { page, close } = await visit('/process');
    const places = await page.evaluate(async () => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      document.querySelector<HTMLElement>('footer a[href="/pricing"]')?.click();
      const seen: number[] = [];
      while (seen.length < 5) {
        const isThere = await new Promise((resolve) => {
          requestAnimationFrame(() => {
            const isScreen = document.querySelector('main')?.dataset.screen === 'pricing';
            // Once the frame that has the screen is painted.
            setTimeout(resolve, 0, isScreen);
          });
        });
        if (isThere) seen.push(window.scrollY);
      }
      return seen;
    });
    expect(places).toEqual([0, 0, 0, 0, 0]);
    await close();
  });

  test('to a section of another screen shows that section', async () => {
    const { page, close } = await visit('/about');
    await page.click('main a[href="/contact#offices"]');
    await page.waitForURL('**/contact#offices');
    await page.waitForFunction(() => {
      const top = document.getElementById('offices')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    await close();
  });

  test('back returns to the screen before, at its top', async () => {
    const { page, close } = await visit('/nl');
    await page.click('footer a[href="/nl/about"]');
    await page.waitForSelector('main[data-screen=about]');
    await page.goBack();
    await page.waitForURL('**/nl');
    expect(await page.locator('main').getAttribute('data-screen')).toBe('index');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    // Where the browser would glide to the place that was left, it would be on its way by now.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await close();
  });

  test('within a screen, back and a reload return to the place that was left', async () => {
    const { page, close } = await visit('/process');
    // Back may be pressed while the page still glides; what is tried here is not that.
    const scrolled = (move: 'to the middle' | 'to a section') =>
      page.evaluate(
        (move) =>
          new Promise<number>((resolve) => {
            document.addEventListener('scrollend', () => resolve(scrollY), { once: true });
            if (move === 'to the middle') window.scrollTo({ top: 1200, behavior: 'instant' });
            else document.querySelector<HTMLElement>('.contents a[href="#questions"]')?.click();
          }),
        move,
      );
    const place = await scrolled('to the middle');
    expect(await scrolled('to a section')).toBeGreaterThan(place);
    await page.goBack();
    await page.waitForFunction((place) => scrollY === place, place);
    await page.reload();
    await page.waitForFunction((place) => scrollY === place, place);
    await close();
  });

  test('back from another language keeps the language that is shown', async () => {
    const { page, close } = await visit('/about');
    await page.click('footer a[hreflang=ar]');
    await page.waitForSelector('html[lang=ar]');
    await page.goBack();
    await page.waitForSelector('html[lang=en]');
    await page.reload();
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await close();
  });

  test('a quote is asked for at its form', async () => {
    const { page, close } = await visit('/');
    await page.click('header a.button');
    await page.waitForURL('**/pricing#quote');
    await page.waitForFunction(() => {
      const top = document.getElementById('quote')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    await close();
  });

  test('keeps the old screen until the new one is there, with a line of progress', async () => {
    const { page, close } = await visit('/');
    await page.route('**/assets/careers-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.click('footer a[href="/careers"]');
    await page.waitForSelector('.progress[data-loading=true]', { state: 'attached' });
    expect(await page.locator('main').getAttribute('data-screen')).toBe('index');
    expect(new URL(page.url()).pathname).toBe('/careers');
    await page.waitForSelector('main[data-screen=careers]');
    await page.waitForSelector('.progress[data-loading=false]', { state: 'attached' });
    await close();
  });

  test('does not load the document again', async () => {
    const { page, close } = await visit('/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.click('footer a[href="/about"]');
    await page.waitForSelector('main[data-screen=about]');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await close();
  });
});

describe('a screen whose script cannot be had', () => {
  test.each([
    {
      path: '/',
      target: '/careers',
      heading: 'Something went wrong',
      refresh: 'Refresh Page',
      retry: 'Try Again',
    },
    {
      path: '/nl',
      target: '/nl/careers',
      heading: 'Er is iets misgegaan',
      refresh: /.+/,
      retry: 'Probeer Opnieuw',
    },
  ])('shows the error fallback at $target, and tries again', async ({ path, target, heading, retry }) => {
    const { page, close } = await visit(path);
    let isBlocked = true;
    await page.route('**/assets/careers-*.js', (route) => (isBlocked ? route.abort() : route.continue()));
    await page.evaluate(() => {
      window.addEventListener('vite:preloadError', () => Object.assign(window, { preloadError: true }));
    });
    await page.click(`footer a[href="${target}"]`);
    await page.waitForSelector('.error-fallback');
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(new URL(page.url()).pathname).toBe(target);
    expect(await page.evaluate(() => 'preloadError' in window)).toBe(true);
    isBlocked = false;
    await page.click(`.error-fallback button:has-text("${retry}")`);
    await page.waitForSelector('main[data-screen=careers]');
    await close();
  });
});

describe('the controls of the shell', () => {
  test('scroll to top appears more than a screen down to who goes up, and leads there', async () => {
    const { page, close } = await visit('/process');
    const control = page.locator('.scroll-to-top');
    const isSeen = () => control.evaluate((link) => link.checkVisibility({ opacityProperty: true }));
    expect(await isSeen()).toBe(false);
    for (const place of [1500, 2000, 2500]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
      await page.waitForTimeout(200);
      expect(await isSeen(), 'reading on').toBe(false);
    }
    await goUpUntilSeen(page, '.scroll-to-top');
    await control.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await expect.poll(isSeen).toBe(false);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    await page.focus('.consent-open');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('scroll-to-top');
    await expect.poll(isSeen).toBe(true);
    await close();
  });

  test('the WhatsApp button says what it does and leads to the number', async () => {
    const { page, close } = await visit('/');
    const button = page.locator('.whatsapp-button');
    expect(await button.getAttribute('href')).toBe('https://wa.me/12025550143');
    // The banner of a first visit lifts the button when it comes.
    await page.waitForSelector('.consent-banner');
    await button.hover();
    await expect
      .poll(() => page.locator('.tooltip').evaluate((tip) => getComputedStyle(tip).opacity))
      .toBe('1');
    expect(await page.locator('.tooltip').textContent()).toBe('Chat with us on WhatsApp');
    await close();
  });

  test('the skip link is the first stop of the keyboard and leads to the content', async () => {
    const { page, close } = await visit('/nl/about');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await close();
  });

  test('the menu of a phone closes with Escape and after a move', async () => {
    const { page, close } = await visit('/', { viewport: { width: 390, height: 800 } });
    await page.click('.menu-open');
    await page.keyboard.press('Escape');
    expect(await page.locator('#menu').isVisible()).toBe(false);
    await page.click('.menu-open');
    await page.click('#menu a[href="/pricing"]');
    await page.waitForSelector('main[data-screen=pricing]');
    expect(await page.locator('#menu').isVisible()).toBe(false);
    await close();
  });

  test('to the screen that is shown, a link closes the menu and leads to the top', async () => {
    const { page, close } = await visit('/process#timeline', { viewport: { width: 390, height: 800 } });
    await page.waitForFunction(() => scrollY > 0);
    await page.click('.menu-open');
    await page.click('#menu a[href="/process"]');
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.locator('#menu').isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('');
    await close();
  });

  test('the list of services opens in the header and closes after a move', async () => {
    const { page, close } = await visit('/');
    await page.click('header summary');
    await page.click('#menu a[href="/services/rendering"]');
    await page.waitForSelector('main[data-screen="services/rendering"]');
    expect(await page.locator('header details').getAttribute('open')).toBeNull();
    expect(await page.locator('#menu a[href="/services/rendering"]').getAttribute('aria-current')).toBe(
      'page',
    );
    await close();
  });

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press beside it', (page: Page) => page.locator('h1').click()],
    ['the keyboard that goes on', (page: Page) => page.locator('.language-selector > button').focus()],
  ])('the list of services is closed by %s', async (_, leave) => {
    const { page, close } = await visit('/');
    await page.click('header summary');
    expect(await page.locator('header details').getAttribute('open')).not.toBeNull();
    await leave(page);
    expect(await page.locator('header details').getAttribute('open')).toBeNull();
    await close();
  });

  test('the keyboard never goes behind the menu of a phone', async () => {
    const { page, close } = await visit('/', { viewport: { width: 390, height: 800 } });
    await page.click('.menu-open');
    await page.locator('#menu a').last().focus();
    expect(await page.locator('#menu').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    const hasFocus = () => page.evaluate(() => document.activeElement?.closest('#menu') !== null);
    expect(await page.locator('#menu').isVisible()).toBe(await hasFocus());
    await close();
  });

  test('the breadcrumb, the edit link and the contents of a long screen', async () => {
    const { page, close } = await visit('/nl/services/modeling', { viewport: { width: 1280, height: 900 } });
    expect(await page.locator('.breadcrumb li').count()).toBe(3);
    expect(await page.locator('.page-info a').getAttribute('href')).toBe(
      'https://github.example/hulma/website/edit/main/content/nl/services/modeling.mdx',
    );
    await page.click('.contents a[href="#benefits"]');
    await page.waitForFunction(
      () => Math.abs(document.getElementById('benefits')?.getBoundingClientRect().top ?? 999) < 200,
    );
    await close();
  });
});
