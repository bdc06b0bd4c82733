import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { root } from '../../scripts/content/root.ts';
import { differenceOf } from '../../scripts/lab/screenshots/difference.ts';
import { acceptedFolder, lookOf, readBitmap, toPng } from '../../scripts/lab/screenshots/guarded.ts';
import { guardedViews } from '../../scripts/lab/screenshots/views.ts';
import { launchOptions } from '../../scripts/setup/browser.ts';

/** Pixels in ten thousand that may differ: scattered edges of letters, where a machine smooths them otherwise. */
const allowed = 10;

const texts = JSON.parse(readFileSync(join(acceptedFolder, 'texts.json'), 'utf8'));
const folder = join(root, '.cache', 'visual');

let browser: Browser;
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  browser = await chromium.launch(await launchOptions());
});
afterAll(() => browser?.close());

test.for(guardedViews)('$name looks as accepted', async (view, { skip }) => {
  const { bitmap, text } = await lookOf(browser, inject('sites').site, view);
  skip(
    text !== texts[view.name],
    `The words of “${view.name}” have changed, so its look cannot be compared → npm run lab -- screenshots --accept`,
  );
  const difference = differenceOf(await readBitmap(join(acceptedFolder, `${view.name}.png`)), bitmap);
  const tenThousandths = Math.round(difference.share * 10_000);
  if (tenThousandths > allowed) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${view.name}.png`), await toPng(bitmap));
    writeFileSync(join(folder, `${view.name}-difference.png`), await toPng(difference.map));
  }
  expect(
    tenThousandths,
    `“${view.name}” (${view.part} on ${view.page}, ${view.locale}, ${view.width} px, ${view.scheme}) no longer looks like tests/visual/${view.name}.png: see .cache/visual/${view.name}.png and ${view.name}-difference.png. If it is meant to: npm run lab -- screenshots --accept`,
  ).toBeLessThanOrEqual(allowed);
});
