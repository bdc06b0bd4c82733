import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Results {
  violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[];
}

/** `target-size`, the only WCAG 2.2 rule, runs only if its tag is listed. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violations in the light and dark themes, which differ only in their colors. */
export async function isAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  for (const [colorScheme, runOnly] of [
    ['light', tags],
    ['dark', ['color-contrast', 'link-in-text-block']],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async (runOnly) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<Results> } };
      const { violations } = await axe.run({ runOnly, preload: false, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    }, runOnly);
    expect(found, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
