import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { addStyle } from './add-style.ts';
import { boxesOverlap, boxOf } from './boxes.ts';
import { browserForTests, hydrated } from './browser.ts';
import { storeConsent } from './stored-consent.ts';

const open = browserForTests();
const buttons = ['.whatsapp-button', '.scroll-to-top'];

async function visit(path: string, width: number, hasChosen: boolean) {
  const visited = await open(undefined, { viewport: { width, height: 700 } });
  const { page } = visited;
  if (hasChosen) await storeConsent(page);
  await page.goto(inject('sites').site + path);
  await hydrated(page);
  if (!hasChosen) await page.waitForSelector('.consent-banner');
  await addStyle(page, 'html { scroll-behavior: auto !important }');
  return visited;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForSelector('.scroll-to-top[data-visible=true]');
}

describe.each(['', '/ar'])('under “%s”, on a phone', (prefix) => {
  test.each([
    { width: 320, hasChosen: true },
    { width: 320, hasChosen: false },
    { width: 390, hasChosen: true },
  ])('the round buttons cover no text at the end of the page, nor each other: %o', async (state) => {
    const { page, close } = await visit(`${prefix}/process`, state.width, state.hasChosen);
    await scrollToEnd(page);
    const [one, other] = [await boxOf(page, '.whatsapp-button'), await boxOf(page, '.scroll-to-top')];
    expect(boxesOverlap(one, other)).toBe(false);
    expect(one.left > other.left).toBe(prefix === '');
    for (const { left, right, top, bottom } of [one, other]) {
      expect(Math.min(left, state.width - right, top, 700 - bottom)).toBeGreaterThanOrEqual(0);
      expect(right - left).toBeGreaterThanOrEqual(44);
    }
    // The last line of the page is above them.
    const ends = await page.locator('.site-footer').evaluate((footer) => {
      const texts = [...footer.querySelectorAll('a, p, li, h2, button')].filter(
        (element) => element.childElementCount === 0,
      );
      return Math.max(...texts.map((element) => element.getBoundingClientRect().bottom));
    });
    expect(ends).toBeLessThanOrEqual(one.top);
    if (!state.hasChosen) {
      const banner = await boxOf(page, '.consent-banner');
      for (const box of [one, other]) expect(boxesOverlap(box, banner)).toBe(false);
    }
    await close();
  });

  test('they never hide what gets the focus', async () => {
    const { page, close } = await visit(`${prefix}/contact`, 320, true);
    await page.evaluate(() => window.scrollTo(0, 0));
    const hidden: string[] = [];
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const obscured = await page.evaluate((selectors) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || focused.closest(selectors.join())) return undefined;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const points = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => [
          left + (right - left) * part,
          (top + bottom) / 2,
        ]);
        const isSeen = points.some(([x = 0, y = 0]) => {
          const found = document.elementFromPoint(x, y);
          return found && (focused.contains(found) || found.contains(focused));
        });
        return isSeen ? undefined : focused.outerHTML.slice(0, 80);
      }, buttons);
      if (obscured) hidden.push(obscured);
    }
    expect(hidden).toEqual([]);
    await close();
  });

  test('the tooltip stays off the other button, can be hovered, and goes with Escape', async () => {
    const { page, close } = await visit(`${prefix}/process`, 320, true);
    await scrollToEnd(page);
    const opacity = () =>
      page.locator('.whatsapp-button .tooltip').evaluate((tip) => getComputedStyle(tip).opacity);
    await page.hover('.whatsapp-button');
    await expect.poll(opacity).toBe('1');
    const tip = await boxOf(page, '.whatsapp-button .tooltip');
    expect(boxesOverlap(tip, await boxOf(page, '.scroll-to-top'))).toBe(false);
    expect(Math.min(tip.left, 320 - tip.right)).toBeGreaterThanOrEqual(0);
    const button = await boxOf(page, '.whatsapp-button');
    const middle = (button.top + button.bottom) / 2;
    await page.mouse.move((tip.left + tip.right) / 2, middle, { steps: 30 });
    expect(await opacity()).toBe('1');
    await page.keyboard.press('Escape');
    await expect.poll(opacity).toBe('0');
    await close();
  });
});

test('a switch of language closes the tooltip that is open', async () => {
  const { page, close } = await visit('/process', 1280, true);
  await page.hover('.whatsapp-button');
  const tip = page.locator('.whatsapp-button .tooltip');
  await expect.poll(() => tip.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.locator('footer a[hreflang=nl]').evaluate((link: HTMLElement) => link.click());
  await page.waitForSelector('html[lang=nl]');
  await expect.poll(() => tip.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await close();
});
