import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { isAccessible } from '../axe.ts';
import { frontmatter } from '../content.ts';
import { expect, type Site, scrolled, siteOf, test } from '../fixtures.ts';

/** Small, because rendering is slow without a graphics card. */
test.use({
  viewport: { width: 390, height: 800 },
  reducedMotion: 'reduce',
  expectedProblems: /GPU stall|WebGL/,
});

const { configurator: words } = frontmatter('solutions', 'en');

/** Opens the screen and starts the live view. */
async function start(site: Site, query = ''): Promise<Locator> {
  const { page } = site;
  const { configurator } = frontmatter('solutions', site.language);
  await site.visit(`/solutions${query}`);
  await site.button(configurator.start).click();
  const view = page.getByRole('img', { name: configurator.view });
  await expect(view).toBeFocused();
  return view;
}

/** Returns a screenshot of the view once two in a row are the same. */
async function standing(view: Locator): Promise<Buffer> {
  let last = await view.screenshot();
  await expect
    .poll(async () => {
      const before = last;
      last = await view.screenshot();
      return before.equals(last);
    })
    .toBe(true);
  return last;
}

/** Counts the pixels that visibly differ. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (picture: Buffer) => sharp(picture).removeAlpha().greyscale().raw().toBuffer();
  const [a, b] = [await pixels(one), await pixels(other)];
  return a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 12).length;
}

for (const product of ['chair', 'shelf', 'lamp'] as const) {
  test(`every option of the ${product} changes the picture and the URL`, async ({ page, site }) => {
    const view = await start(site, `?product=${product}`);
    let last = await standing(view);
    const options = page.getByRole('main').getByRole('radio', { checked: false });
    for (const option of await options.all()) {
      const name = await option.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
      if (Object.values(words.products).some((label) => label === name)) continue;
      const address = page.url();
      await option.check();
      const next = await standing(view);
      expect(page.url(), name).not.toBe(address);
      expect(await differing(last, next), name).toBeGreaterThan(20);
      last = next;
    }
  });
}

test('leaves Ctrl shortcuts and plain scrolling to the browser', async ({ page, site }) => {
  const view = await start(site);
  const first = await standing(view);
  await page.keyboard.press('Control+ArrowLeft');
  await view.hover();
  const top = await scrolled(page);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(top);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => scrolled(page)).toBe(top);
  expect(await differing(first, await standing(view))).toBeLessThan(2000);
});

test.describe('on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  test('offers AR for default dimensions, and says that its colors are standard', async ({ page, site }) => {
    await start(site);
    const button = site.button(words.inYourRoom);
    const note = page.getByText(words.inStandardColors);
    await expect(button).toBeVisible();
    await expect(note).toBeHidden();
    await page.getByRole('radio', { name: words.fabrics.moss, exact: true }).check();
    await expect(note).toBeVisible();
    // The site has an AR file for the default shelf only, not for one with other units.
    await page.getByRole('radio', { name: words.products.shelf, exact: true }).check();
    await expect(button).toBeVisible();
    await page
      .getByRole('group', { name: words.choices.unit })
      .getByRole('radio', { checked: false })
      .first()
      .check();
    await expect(button).toBeHidden();
  });
});

test('looks the same after the WebGL context is lost and restored', async ({ site }) => {
  const view = await start(site);
  const before = await standing(view);
  await view.evaluate(
    (canvas: HTMLCanvasElement) =>
      new Promise<void>((resolve) => {
        const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        canvas.addEventListener('webglcontextlost', () => setTimeout(() => extension?.restoreContext()));
        canvas.addEventListener('webglcontextrestored', () => resolve());
        extension?.loseContext();
      }),
  );
  await expect.poll(async () => differing(before, await standing(view))).toBe(0);
});

test('two hundred changes leak no GPU memory', async ({ page, site }) => {
  await page.addInitScript(countObjects);
  const view = await start(site, '?product=lamp');
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  /** Makes some changes to each product, then counts the objects of one fixed configuration. */
  const objectsAfter = async (changes: number) => {
    for (const name of Object.values(words.products)) {
      await choose(name);
      await page.evaluate(change, changes);
    }
    for (const name of [words.products.lamp, words.coatings.paper, words.woods.oak]) await choose(name);
    await standing(view);
    return page.evaluate(() => (window as unknown as { objects: number }).objects);
  };
  const before = await objectsAfter(4);
  expect(before).toBeGreaterThan(10);
  expect(await objectsAfter(66)).toBe(before);
});

/** Changes the options of a product a number of times; runs in the page. */
async function change(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const options = document.querySelectorAll<HTMLInputElement>('main fieldset:nth-of-type(n + 2) input');
    const others = [...options].filter((input) => !input.checked);
    others[count % others.length]?.click();
    // Rendering is slow without a graphics card, so each frame covers eight changes.
    if (count % 8 === 0) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** Counts WebGL objects, such as buffers, textures and programs; runs in the page. */
function countObjects(): void {
  const counted = Object.assign(window, { objects: 0 });
  const methods = WebGL2RenderingContext.prototype as unknown as Record<string, (object: unknown) => unknown>;
  for (const name of Object.keys(methods)) {
    const [, verb] = /^(create|delete)[A-Z]/.exec(name) ?? [];
    const original = verb && methods[name];
    if (!original) continue;
    methods[name] = function (this: unknown, object: unknown) {
      if (verb === 'create') counted.objects += 1;
      else if (object) counted.objects -= 1;
      return original.call(this, object);
    };
  }
}

for (const language of ['en', 'ar'] as const) {
  test(`has no axe violations in the live view in ${language}, even on a narrow screen`, async ({ page }) => {
    await start(siteOf(page, language));
    await isAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await isAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
