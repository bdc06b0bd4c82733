import { statSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { frontmatter } from './content.ts';
import { expect, type Site, test } from './fixtures.ts';

// Rendering is slow without a graphics card, so the viewport is small.
test.use({
  viewport: { width: 320, height: 600 },
  reducedMotion: 'reduce',
  expectedProblems: /GPU stall|WebGL/,
});

const { configurator: words } = frontmatter('solutions', 'en');

/** Opens the screen, which shows a picture until the live view starts. */
async function visit(site: Site, query = '') {
  await site.visit(`/solutions${query}`);
  const { page } = site;
  return {
    start: site.button(words.start),
    view: page.getByRole('img', { name: words.view }),
    poster: page.getByRole('img', { name: words.posterAlt }),
    choice: (name: string) => page.getByRole('radio', { name, exact: true }),
    facts: page.getByRole('definition'),
    file: (format: string) =>
      page.getByRole('button', { name: words.download.replace('{{format}}', format) }),
  };
}

/** Waits until the view changes, and returns a screenshot of it. */
async function changed(view: Locator, before?: Buffer): Promise<Buffer> {
  let now = await view.screenshot();
  await expect
    .poll(async () => {
      now = await view.screenshot();
      return before?.equals(now) ?? false;
    })
    .toBe(false);
  return now;
}

test('a click starts the live view; choices update the picture, dimensions and shareable URL', async ({
  page,
  site,
}) => {
  const late: string[] = [];
  const { start, view, poster, choice, facts } = await visit(site);
  page.on('request', (request) => late.push(new URL(request.url()).pathname));
  await expect(poster).toBeVisible();
  await expect(view).toBeHidden();
  await start.click();
  await expect(view).toBeFocused();
  expect(late.filter((path) => !path.endsWith('.js') && !path.endsWith('.css'))).toEqual([]);
  const first = await changed(view);
  await choice(words.fabrics.moss).check();
  await expect(page).toHaveURL(/\?product=chair&fabric=moss&wood=oak$/);
  await changed(view, first);
  const chair = await facts.allInnerTexts();
  await choice(words.products.shelf).check();
  await expect(page).toHaveURL(/\?product=shelf&/);
  await expect.poll(() => facts.allInnerTexts()).not.toEqual(chair);
  const shared = new URL(page.url()).search;
  await site.footer.locator('a[hreflang=nl]').dispatchEvent('click');
  await site.shows('solutions', 'nl');
  await expect(page).toHaveURL(`/nl/solutions${shared}`);
  const dutch = frontmatter('solutions', 'nl').configurator;
  await expect(choice(dutch.products.shelf)).toBeChecked();
  await page.goto(`/en/solutions?product=lamp&coating=ink`);
  await expect(choice(words.products.lamp)).toBeChecked();
  await expect(choice(words.coatings.ink)).toBeChecked();
});

test('the keyboard turns the view, and downloads match the size shown', async ({ page, site }) => {
  const { start, view, file } = await visit(site);
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(view).toBeFocused();
  const first = await changed(view);
  await page.keyboard.press('ArrowLeft');
  const turned = await changed(view, first);
  await page.keyboard.press('Home');
  await changed(view, turned);
  for (const format of ['GLB', 'USDZ', 'OBJ']) {
    const button = file(format);
    await button.focus();
    await expect(button).toHaveText(/\d (kB|MB)$/);
    const [, said, unit] = /([\d.,]+) (kB|MB)$/.exec(await button.innerText()) ?? [];
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`chair-ember-oak.${format.toLowerCase()}`);
    const bytes = statSync(await download.path()).size / (unit === 'MB' ? 1e6 : 1e3);
    expect(Math.abs(bytes - Number(said)), format).toBeLessThanOrEqual(0.6);
  }
});

test('without WebGL, keeps the picture, explains why, and still offers dimensions and files', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const { start, view, poster, facts, file } = await visit(site);
  await start.click();
  await expect(page.getByText(words.unsupported)).toBeVisible();
  await expect(poster).toBeVisible();
  await expect(view).toBeHidden();
  await expect(facts.first()).toHaveText(/\d mm/);
  await expect(file('GLB')).toBeVisible();
});
