import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { runIn } from '../content/check/run-in.ts';
import { isAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('the report of `npm run check -- --format html` is accessible and runs nothing from the content', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath();
  const content = `${folder}/content`;
  cpSync('content', content, { recursive: true, filter: (path) => !/^content.(?:fr|de|nl|zh)\b/.test(path) });
  for (const [file, from, to] of [
    ['pricing', /title: /, 'title: "'],
    ['contact', /label:.*/, 'label</p><script>alert(1)</script>: x'],
  ] as const) {
    const path = `${content}/ar/${file}.mdx`;
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }
  const { output } = runIn(folder, ['--format', 'html']);
  expect(output).toContain('alert(1)');
  // Its policy blocks scripts, and the browser would report a blocked one.
  await page.setContent(output);
  await isAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
