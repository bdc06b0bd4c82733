import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { addStyle } from './add-style.ts';
import { browserForTests, hydrated, sharedPagesForTests } from './browser.ts';
import { textProblems } from './page-texts.ts';
import { storeConsent } from './stored-consent.ts';

/** What axe cannot see: focus, reflow, text spacing, dragging (WCAG 2.2, level AA). */
const open = browserForTests();
const look = sharedPagesForTests((page) => storeConsent(page));

async function visit(path: string, viewport: { width: number; height: number }, hasChosen = true) {
  const options = { viewport, reducedMotion: 'reduce' } as const;
  const opened = await (hasChosen ? look : open)(inject('sites').site + path, options);
  await hydrated(opened.page);
  if (!hasChosen) await opened.page.waitForSelector('.consent-banner, [role=region]');
  return opened;
}

/**
 * Targets that are smaller than 24 by 24 CSS pixels and whose circle of that diameter touches another target
 * (WCAG 2.2, 2.5.8). Links within a sentence may be as small as its line.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const inSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const targets = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert]') && !inSentence(element))
      // A label makes its control larger.
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = ({ width, height }: DOMRect) => width < 23.9 || height < 23.9;
    const near = (box: DOMRect, other: DOMRect): boolean => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const across = Math.max(other.left - x, 0, x - other.right);
      const down = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(across, down) < 12;
    };
    return targets
      .filter(({ box }) => isSmall(box))
      .flatMap(({ element, box }) => {
        const other = targets.find((target) => target.element !== element && near(box, target.box));
        const name = (target: Element) =>
          `${target.tagName} “${target.textContent?.trim() || target.getAttribute('aria-label')}”`;
        const size = `${box.width.toFixed(0)} × ${box.height.toFixed(0)}`;
        return other ? [`${name(element)} (${size}) beside ${name(other.element)}`] : [];
      });
  });
}

/** A stop of the keyboard, and what is wrong with its focus. */
async function stopOf(page: Page): Promise<{ name: string; problem: string | undefined } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const name = `${element.tagName.toLowerCase()} “${(element.textContent?.trim() || element.getAttribute('aria-label') || element.id).slice(0, 40)}”`;
    const style = getComputedStyle(element);
    const isMarked = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    if (!isMarked) return { name, problem: `${name} does not show its focus` };
    const box = element.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const at = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return at !== null && (element.contains(at) || at.contains(element));
      }),
    );
    return { name, problem: seen ? undefined : `${name} is hidden while it has the focus` };
  });
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
];

describe.each(['', '/ar'])('under “%s”', (prefix) => {
  test.each(
    sizes.flatMap((size) => [
      { size, path: '/contact', hasChosen: true },
      { size, path: '/pricing', hasChosen: true },
      { size, path: '/process', hasChosen: false },
    ]),
  )(
    'every stop of the keyboard is seen on $path at $size.width px (2.4.7, 2.4.11)',
    async ({ size, path, hasChosen }) => {
      const { page, close } = await visit(prefix + path, size, hasChosen);
      const problems: string[] = [];
      let stops = 0;
      for (; stops < 200; stops++) {
        await page.keyboard.press('Tab');
        const stop = await stopOf(page);
        if (!stop) break;
        if (stop.problem) problems.push(stop.problem);
      }
      expect(problems).toEqual([]);
      expect(stops).toBeGreaterThan(20);
      await close();
    },
  );

  test.each(['', '/contact', '/pricing', '/process', '/privacy-policy'])(
    'text with wider spacing keeps its room on “%s” (1.4.12)',
    async (path) => {
      for (const size of sizes) {
        const { page, close } = await visit(prefix + path, size);
        await addStyle(
          page,
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
        );
        expect(await textProblems(page), `${size.width} px`).toEqual([]);
        await close();
      }
    },
  );

  test.each(['', '/contact', '/process', '/services/modeling'])(
    'text of twice the size keeps its room on “%s” (1.4.4)',
    async (path) => {
      const { page, close } = await visit(prefix + path, { width: 1280, height: 800 });
      await addStyle(page, 'html { font-size: 200% !important; }');
      expect(await textProblems(page)).toEqual([]);
      await close();
    },
  );

  test.each(sizes)(
    'targets are large enough, or apart from each other, at $width px (2.5.8)',
    async (size) => {
      for (const path of [
        '',
        '/contact',
        '/pricing',
        '/process',
        '/sitemap',
        '/privacy-policy',
        '/nowhere',
      ]) {
        const { page, close } = await visit(prefix + path, size);
        expect(await smallTargets(page), path).toEqual([]);
        await close();
      }
      const { page, close } = await visit(prefix, size, false);
      expect(await smallTargets(page), 'banner').toEqual([]);
      await page.locator('.consent-actions button').last().click();
      await page.waitForSelector('dialog[open]');
      expect(await smallTargets(page), 'settings').toEqual([]);
      await close();
    },
  );

  test('nothing has to be dragged (2.5.7), and nothing moves on its own (2.2.2)', async () => {
    const { page, close } = await visit(`${prefix}/process`, { width: 1280, height: 800 });
    expect(await page.locator('[draggable=true], input[type=range]').count()).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await close();
  });
});
