import { describe, expect, test } from 'vitest';
import { hasChosen, visitorsForTests } from './visitor.ts';

const { visit, site } = visitorsForTests();

describe('a move to another screen', () => {
  test('scrolls to the top, focuses the heading, changes the head, announces the title, in one document', async () => {
    const visitor = await visit('/process', { stored: hasChosen() });
    const before = await visitor.run(() => {
      Object.assign(window, { isSameDocument: true });
      window.scrollTo(0, document.body.scrollHeight);
      return [document.title, document.querySelector('meta[name=description]')?.getAttribute('content')];
    });
    await visitor.click('footer a[href="/pricing"]');
    await visitor.arrives('pricing');
    await visitor.until('the page is at its top', () => scrollY === 0);
    await visitor.focuses('H1');
    await visitor.until('the rest of the head has come, after the title', () =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith('/pricing'),
    );
    const [announced, isSameDocument, ...after] = await visitor.run(() => [
      document.getElementById('announcer')?.textContent,
      'isSameDocument' in window,
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    ]);
    expect(isSameDocument).toBe(true);
    expect(announced).toBe(after[0]);
    for (const [index, value] of after.entries()) expect(value).not.toBe(before[index]);
    expect(await visitor.address()).toBe('/pricing');
    expect(await visitor.problems()).toEqual([]);
  });

  test('through every screen of the footer, one after the other, nothing goes wrong', async () => {
    const visitor = await visit('/ar', { stored: hasChosen() });
    await visitor.run(() => Object.assign(window, { isSameDocument: true }) && undefined);
    const links = await visitor.run(() =>
      [...document.querySelectorAll('.footer-columns a[href^="/ar/"]:not([hreflang])')].map((link) =>
        link.getAttribute('href'),
      ),
    );
    expect(links.length).toBeGreaterThan(9);
    for (const link of links) {
      await visitor.click(`footer a[href="${link}"]:not([hreflang])`);
      await visitor.arrives((link ?? '').replace('/ar/', ''));
      await visitor.focuses('H1');
    }
    expect(await visitor.run(() => 'isSameDocument' in window)).toBe(true);
    expect(await visitor.problems()).toEqual([]);
  });

  test('to a section of another screen shows that section', async () => {
    const visitor = await visit('/about', { stored: hasChosen() });
    await visitor.click('main a[href="/contact#offices"]');
    await visitor.arrives('contact');
    await visitor.until('the section is in view', () => {
      const top = document.getElementById('offices')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
  });

  test('back returns to the screen before', async () => {
    const visitor = await visit('/nl', { stored: hasChosen() });
    await visitor.click('footer a[href="/nl/about"]');
    await visitor.arrives('about');
    await visitor.back();
    await visitor.arrives('index');
    expect(await visitor.address()).toBe('/nl');
    expect(await visitor.problems()).toEqual([]);
  });

  test('takes the next click while the screen before fades away', async () => {
    const visitor = await visit('/', { stored: hasChosen() });
    await visitor.hover('#menu a[href="/pricing"]');
    await visitor.hover('#menu a[href="/about"]');
    await visitor.until('both screens have been fetched', () =>
      ['about', 'pricing'].every((key) =>
        performance
          .getEntriesByType('resource')
          .some(({ name, duration }) => name.includes(`/assets/${key}-`) && duration > 0),
      ),
    );
    // Stopped in the middle, it lies over the page as long as it takes.
    await visitor.run(() => {
      const stop = () => {
        const fading = document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
          );
        for (const animation of fading) animation.pause();
        if (fading.length > 0) document.documentElement.dataset.stopped = '';
        else requestAnimationFrame(stop);
      };
      stop();
    });
    await visitor.click('#menu a[href="/about"]');
    await visitor.sees('html[data-stopped]:active-view-transition main[data-screen=about]');
    await visitor.click('#menu a[href="/pricing"]');
    await visitor.arrives('pricing');
    expect(await visitor.problems()).toEqual([]);
  });
});

describe('a screen that cannot be loaded', () => {
  const careers = /^\/assets\/careers-/;

  test('shows the error fallback, and works when it is tried again, with what was typed before', async () => {
    const visitor = await visit('/contact', { stored: hasChosen() });
    await visitor.run(() => {
      const field = document.querySelector<HTMLTextAreaElement>('main textarea');
      // As React hears of it: not by its own way of setting a value.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'A lamp');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    site().refuse(careers);
    await visitor.click('footer a[href="/careers"]');
    await visitor.sees('.error-fallback');
    await visitor.focuses('H1');
    site().refuse();
    await visitor.click('.error-fallback button:last-child');
    await visitor.works('careers');
    expect(
      await visitor.run(() =>
        [...document.styleSheets].every(({ href, cssRules }) => href === null || cssRules.length > 0),
      ),
    ).toBe(true);
    await visitor.click('footer a[href="/contact"]');
    await visitor.arrives('contact');
    expect(await visitor.run(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.value)).toBe(
      'A lamp',
    );
  });

  test.each([
    ['tried again', 'last'],
    ['refreshed', 'first'],
  ])('on the first visit shows the error fallback, and works when it is %s', async (_, button) => {
    const visitor = await visit('/', { stored: hasChosen() });
    site().refuse(careers);
    await visitor.go('/careers');
    await visitor.sees('.error-fallback');
    site().refuse();
    await visitor.click(`.error-fallback button:${button}-child`);
    await visitor.works('careers');
  });
});

test('scroll to top appears more than a screen down to who goes up, and leads there', async () => {
  const visitor = await visit('/process', { stored: hasChosen() });
  await visitor.run(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await visitor.until('it is seen', () => {
    window.scrollBy({ top: -10, behavior: 'instant' });
    return document.querySelector('.scroll-to-top')?.checkVisibility({ opacityProperty: true });
  });
  const box = await visitor.boxOf('.scroll-to-top');
  await visitor.clickAt({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  await visitor.until('the page is at its top', () => scrollY === 0);
  await visitor.focuses('skip-link');
});

test('the skip link is the first stop of the keyboard and leads to the content', async () => {
  const visitor = await visit('/nl/about', { stored: hasChosen() });
  await visitor.press('Tab');
  await visitor.focuses('skip-link');
  await visitor.press('Enter');
  await visitor.focuses('content');
});
