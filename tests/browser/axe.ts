import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `target-size`, the one rule of WCAG 2.2, runs only when its tag is named. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of axe whose verdict depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is: rule and elements. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { type: 'tag', values: tags });
}

/** What axe finds in the colors of a page on which violations() has found nothing in other colors. */
export function colorViolations(page: Page): Promise<string[]> {
  return run(page, { type: 'rule', values: colorRules });
}

async function run(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: {
        run: (options: object) => Promise<{
          violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[];
        }>;
      };
    };
    // Nothing is fetched for rules that do not run, and no report is written about what is in order.
    const result = await axe.run({ runOnly, preload: false, resultTypes: ['violations'] });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, runOnly);
}
