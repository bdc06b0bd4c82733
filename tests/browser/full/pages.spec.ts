import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { locales } from '../../../schema/languages.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import { isAccessible } from '../axe.ts';
import { pages } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { shiftsOf } from '../layout-shifts.ts';
import { textProblems } from './text-problems.ts';

/** Visits every page in every language, the page `404` at an unknown URL. */
test.use({ reducedMotion: 'reduce', expectedProblems: /404 \(Not Found\)/ });

/** Scrolls through a page, so that all of it is rendered. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

for (const key of pages) {
  test(`${key} has no axe violations, no layout shifts, text that fits and a small document`, async ({
    page,
  }) => {
    for (const language of locales) {
      const response = await page.goto(localizedPath(key, language));
      const weight = brotliCompressSync((await response?.body()) ?? '').length;
      expect(weight, language).toBeLessThanOrEqual(key === 'index' ? 18_000 : 15_000);
      await hydrated(page);
      await isAccessible(page);
      const names = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(new Set(names).size, language).toBe(names.length);
      for (const width of [320, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await textProblems(page), `${language}, ${width} px`).toEqual([]);
      }
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.reload();
        await hydrated(page);
        await readToTheEnd(page);
        expect(await shiftsOf(page, 0.001), `${language}, ${width} px`).toEqual([]);
      }
    }
  });
}

test.describe('with a user style sheet', () => {
  test.use({ bypassCSP: true });
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

  for (const key of ['index', 'contact', 'pricing', 'process', 'services/modeling', 'privacy-policy']) {
    test(`${key} cuts off no text with wide spacing (WCAG 1.4.12) or at twice the size (1.4.4)`, async ({
      page,
    }) => {
      for (const [language, width, content] of [
        ['en', 1280, spacing],
        ['ar', 360, spacing],
        ['ar', 1280, 'html { font-size: 200% !important }'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(localizedPath(key, language));
        await hydrated(page);
        await page.addStyleTag({ content });
        expect(await textProblems(page), `${language}, ${width} px`).toEqual([]);
      }
    });
  }
});
