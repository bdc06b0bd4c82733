import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import {
  choicesOf,
  defaultConfiguration,
  productNames,
  valuesOf,
} from '../../src/showcase/configurator/configuration.ts';
import { formatBytes } from '../../src/site/formats/format-size.ts';
import { violations } from './axe.ts';
import { boxOf } from './boxes.ts';
import { browserForTests, hydrated } from './browser.ts';
import { differing, type Pixels, pixelsOf } from './pixels.ts';
import { storeConsent } from './stored-consent.ts';

const open = browserForTests();

const start = '.configurator-view > .button';
const small = { viewport: { width: 390, height: 800 } };
const large = { viewport: { width: 1280, height: 720 } };

/** Opens the screen, small since drawing takes long without a graphics card; `prepare` sets up the page before. */
async function visit(
  path = '/solutions',
  options: BrowserContextOptions = small,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const opened = await open(undefined, { reducedMotion: 'reduce', ...options });
  await storeConsent(opened.page);
  await prepare?.(opened.page);
  await opened.page.goto(inject('sites').site + path);
  await hydrated(opened.page);
  return opened;
}

async function startLive(page: Page): Promise<void> {
  await page.click(start);
  await page.waitForSelector('[data-stage=live]');
}

/** The live view once it stands still: two pictures in a row are the same. */
async function view(page: Page): Promise<Pixels> {
  const canvas = page.locator('.configurator canvas');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  let last = await pixelsOf(canvas);
  for (;;) {
    const next = await pixelsOf(canvas);
    if (differing(last, next) === 0) return next;
    last = next;
  }
}

const choose = (page: Page, choice: string, value: string | number) =>
  page.locator(`[data-choice=${choice}] label[data-value="${value}"] input`).check();

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('before the click the picture alone is fetched; the click brings the view', async () => {
  const asked: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  const { page, problems, close } = await visit('/solutions', large, async (page) => {
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('response', (response) => {
      // Those of the toasts come when nothing else is going on, whenever that is.
      if (/^(?!.*\/toasts-).*\.js$/.test(response.url())) scripts.push(response.body());
    });
  });
  await hydrated(page);
  // Other screens are none of its weight.
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.locator('.configurator-view img').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/pictures/room'))).toHaveLength(1);
  expect(asked.filter((path) => /live|glb|usdz|obj-|models/.test(path))).toEqual([]);
  const before = asked.length;
  scripts.length = 0;
  const poster = await pixelsOf(page.locator('.configurator-view'));
  await startLive(page);
  const late = asked.slice(before).filter((path) => !path.includes('/toasts-'));
  expect(late.filter((path) => !/^\/assets\/[\w-]+\.js$/.test(path))).toEqual([]);
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170_000);
  const live = await view(page);
  expect(differing(poster, await pixelsOf(page.locator('.configurator-view')))).toBeGreaterThan(10_000);
  // Not one flat color: a chair in its fabric, in the middle.
  const colors = new Set<string>();
  for (let index = 0; index < live.data.length; index += 3)
    colors.add(live.data.subarray(index, index + 3).join());
  expect(colors.size).toBeGreaterThan(500);
  expect(problems.filter((problem) => !problem.includes('GPU stall'))).toEqual([]);
  await close();
});

describe.each(productNames)('every option of the %s', (product) => {
  test('changes the picture and the address', async () => {
    const { page, close } = await visit(`/solutions?product=${product}`);
    await startLive(page);
    let last = await view(page);
    for (const choice of choicesOf[product]) {
      for (const value of valuesOf[choice]) {
        if (value === defaultConfiguration[choice]) continue;
        await choose(page, choice, value);
        const next = await view(page);
        expect(queryOf(page), `${choice} ${value}`).toMatchObject({ product, [choice]: String(value) });
        expect(differing(last, next), `${choice} ${value}`).toBeGreaterThan(20);
        last = next;
      }
    }
    await close();
  }, 120_000);
});

test('a shared address, and a switch of language, bring back what was configured', async () => {
  const query = '?product=shelf&wood=walnut&coating=ember&columns=2&rows=3&unit=0.75';
  // Whether typefaces come in time decides on what part of a pixel the view begins.
  const withoutTypefaces = (page: Page) => page.route('**/*.woff2', (route) => route.abort());
  const first = await visit('/solutions', undefined, withoutTypefaces);
  await startLive(first.page);
  await choose(first.page, 'product', 'shelf');
  for (const [choice, value] of new URLSearchParams(query)) await choose(first.page, choice, value);
  await first.page.waitForTimeout(1000);
  const configured = await view(first.page);
  const shared = new URL(first.page.url()).search;
  expect(shared).toBe(query);
  await first.page.locator('#languages a[hreflang=nl]').evaluate((link: HTMLElement) => link.click());
  await first.page.waitForURL(`**/nl/solutions${query}`);
  await first.close();

  const second = await visit(`/solutions${shared}`, undefined, withoutTypefaces);
  expect(await second.page.locator('.configurator input:checked').count()).toBe(6);
  await startLive(second.page);
  await expect.poll(async () => differing(configured, await view(second.page))).toBeLessThan(400);
  // The button starts anew with the same product.
  await second.page.locator('.configurator-panel .button').click();
  expect(queryOf(second.page)).toMatchObject({ product: 'shelf', wood: 'oak', columns: '3' });
  await second.close();
});

test('a choice starts the view too, and the focus stays on it', async () => {
  const { page, close } = await visit();
  await choose(page, 'fabric', 'moss');
  await page.waitForSelector('[data-stage=live]');
  expect(await page.locator('[data-choice=fabric] [data-value=moss] input:focus').count()).toBe(1);
  await close();
});

test('the keyboard alone can do everything', async () => {
  const { page, close } = await visit();
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await page.locator(selector).and(page.locator(':focus')).count()) > 0) return;
    }
    throw new Error(`The Tab key never reaches ${selector}.`);
  };
  await tabTo(start);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-stage=live]');
  expect(await page.locator('canvas:focus').count()).toBe(1);
  const first = await view(page);
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-']) {
    const before = await view(page);
    await page.keyboard.press(key);
    expect(differing(before, await view(page)), key).toBeGreaterThan(500);
  }
  await page.keyboard.press('Home');
  expect(differing(first, await view(page))).toBeLessThan(100);
  await tabTo('.configurator-moves > button:nth-child(2)');
  await page.keyboard.press('Enter');
  // The ring of the focus has left the canvas, but what turned is more.
  expect(differing(first, await view(page))).toBeGreaterThan(3000);
  await tabTo('[data-choice=product] input');
  await page.keyboard.press('ArrowDown');
  expect(queryOf(page).product).toBe('shelf');
  await tabTo('[data-choice=columns] input');
  await page.keyboard.press('ArrowDown');
  expect(queryOf(page).columns).toBe('4');
  await tabTo('.configurator-files button');
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toBe('shelf-oak-ember.glb');
  await tabTo('.configurator-panel .actions .button');
  await page.keyboard.press('Enter');
  expect(queryOf(page).columns).toBe('3');
  await close();
});

test('keys together with Ctrl, and the wheel without it, are the browser’s', async () => {
  const { page, close } = await visit();
  await startLive(page);
  const first = await view(page);
  await page.keyboard.press('Control+ArrowLeft');
  await page.locator('canvas').hover();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(differing(first, await view(page))).toBeLessThan(2000);
  await close();
});

test('every file says its real size before it is saved', async () => {
  const { page, close } = await visit();
  await startLive(page);
  const buttons = page.locator('.configurator-files button');
  await buttons.last().scrollIntoViewIfNeeded();
  const frame = await boxOf(page, '.configurator-panel');
  for (const format of ['GLB', 'USDZ', 'OBJ']) {
    const button = buttons.filter({ hasText: format });
    await expect.poll(() => button.innerText()).toMatch(/\d (kB|MB)$/);
    const saving = page.waitForEvent('download');
    const said = await button.innerText();
    await button.click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`chair-ember-oak.${format.toLowerCase()}`);
    expect(said).toContain(formatBytes(statSync(await download.path()).size, 'en'));
  }
  // Nothing moved when the sizes came.
  expect(await boxOf(page, '.configurator-panel')).toEqual(frame);
  await close();
});

test('the dimension lines carry the lengths of the configured product, within the view', async () => {
  const { page, close } = await visit('/solutions?product=shelf');
  await startLive(page);
  const lengths = () => page.locator('.configurator-measures span').allInnerTexts();
  const facts = () => page.locator('.configurator-facts dd').allInnerTexts();
  await view(page);
  const first = await lengths();
  expect(first).toEqual((await facts()).slice(0, 3));
  await choose(page, 'columns', 4);
  await choose(page, 'rows', 2);
  await view(page);
  expect(await lengths()).toEqual((await facts()).slice(0, 3));
  expect((await lengths()).map((length, index) => length === first[index])).toEqual([false, true, false]);
  const frame = await boxOf(page, '.configurator canvas');
  for (const place of [1, 2, 3]) {
    const label = await boxOf(page, `.configurator-measures span:nth-child(${place})`);
    expect(label.left).toBeGreaterThanOrEqual(frame.left);
    expect(label.right).toBeLessThanOrEqual(frame.right);
    expect(label.top).toBeGreaterThan(frame.top);
    expect(label.bottom).toBeLessThan(frame.bottom);
  }
  await close();
});

test('where a phone can show the product in the room, a button does, and says what it cannot show', async () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  const { page, close } = await visit('/solutions', { ...small, userAgent });
  await startLive(page);
  expect(await page.locator('.configurator-files li').count()).toBe(4);
  const note = page.locator('.configurator-files .configurator-note');
  expect(await note.count()).toBe(0);
  await choose(page, 'fabric', 'moss');
  expect(await note.innerText()).toContain('Android');
  // The file on the site is of the usual shelf: one with wider units is another.
  await choose(page, 'product', 'shelf');
  await expect.poll(() => page.locator('.configurator-files li').count()).toBe(4);
  await choose(page, 'unit', 0.75);
  await expect.poll(() => page.locator('.configurator-files li').count()).toBe(3);
  await close();
});

test('the product looks the same after the browser has taken the view away and given it back', async () => {
  const { page, close } = await visit();
  await startLive(page);
  const before = await view(page);
  await page.locator('.configurator canvas').evaluate(
    (canvas: HTMLCanvasElement) =>
      new Promise<void>((resolve) => {
        const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        canvas.addEventListener('webglcontextlost', () => setTimeout(() => extension?.restoreContext(), 100));
        canvas.addEventListener('webglcontextrestored', () => setTimeout(resolve, 100));
        extension?.loseContext();
      }),
  );
  expect(differing(before, await view(page))).toBe(0);
  await close();
});

test('where the connection fails, visitors are told, and the next press brings the view and the files', async () => {
  const { page, problems, close } = await visit();
  const isOnline = { view: false, file: false };
  await page.route('**/assets/{live,obj}-*.js', (route) =>
    isOnline[route.request().url().includes('/live-') ? 'view' : 'file'] ? route.continue() : route.abort(),
  );
  const told = page.locator('[data-sonner-toast]', { hasText: 'Something went wrong' });
  await page.click(start);
  await told.waitFor();
  isOnline.view = true;
  await startLive(page);
  await page.getByRole('button', { name: 'OBJ' }).click();
  await told.waitFor();
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  await close();
});

test('without WebGL the picture stays, with an explanation; measures and files are there', async () => {
  const { page, close } = await visit('/solutions', undefined, (page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );
  await page.click(start);
  await page.waitForSelector('[data-stage=unsupported]');
  expect(await page.locator('.configurator-view [role=status]').innerText()).toContain('WebGL');
  expect(await page.locator('.configurator-view img').isVisible()).toBe(true);
  expect(await page.locator('.configurator canvas').isVisible()).toBe(false);
  expect(await page.locator('.configurator-facts').innerText()).toContain('mm');
  expect(await violations(page)).toEqual([]);
  await close();
});

test('without scripts there is the picture and no control that does nothing', async () => {
  const { page, close } = await open(`${inject('sites').site}/solutions`, { javaScriptEnabled: false });
  expect(await page.locator('.configurator-view img').isVisible()).toBe(true);
  expect(await page.locator('.configurator :is(button, input):visible').count()).toBe(0);
  await close();
});

test('a strict content security policy has nothing to report', async () => {
  const { page, violations: reports, close } = await visit('/solutions');
  await startLive(page);
  for (const product of productNames) {
    await choose(page, 'product', product);
    await view(page);
  }
  for (const button of await page.locator('.configurator-files button').all()) {
    const saving = page.waitForEvent('download');
    await button.click();
    await saving;
  }
  await page.keyboard.press('Home');
  expect(reports).toEqual([]);
  await close();
});

test('two hundred changes leave nothing behind in the memory', async () => {
  const { page, close } = await visit('/solutions', undefined, (page) => page.addInitScript(countObjects));
  await startLive(page);
  const change = (times: number) =>
    page.evaluate(async (times) => {
      const inputs = () => [
        ...document.querySelectorAll<HTMLInputElement>(
          '.configurator-choice:not([data-choice=product]) input',
        ),
      ];
      for (let count = 0; count < times; count += 1) {
        const free = inputs().filter((input) => !input.checked);
        free[count % free.length]?.click();
        // Drawing takes long without a graphics card, so one picture shows eight changes.
        if (count % 8 === 0) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    }, times);
  const measure = async () => {
    // The same product, so that there is as much to be kept.
    await choose(page, 'product', 'lamp');
    await choose(page, 'coating', 'paper');
    await choose(page, 'wood', 'oak');
    await view(page);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return {
      heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN,
      objects: await page.evaluate(() => (window as unknown as { objects: number }).objects),
    };
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const product of productNames) {
    await choose(page, 'product', product);
    await change(4);
  }
  const before = await measure();
  for (const [product, times] of [
    ['chair', 90],
    ['shelf', 20],
    ['lamp', 90],
  ] as const) {
    await choose(page, 'product', product);
    await change(times);
  }
  const after = await measure();
  expect(before.objects).toBeGreaterThan(10);
  expect(after.objects).toBe(before.objects);
  expect(after.heap - before.heap).toBeLessThan(6_000_000);
  await close();
}, 240_000);

/** Counts what WebGL holds: buffers, textures, programs and the like. */
function countObjects(): void {
  const counted = Object.assign(window, { objects: 0 });
  const methods = WebGL2RenderingContext.prototype as unknown as Record<string, (object: unknown) => unknown>;
  for (const kind of [
    'Buffer',
    'Texture',
    'Program',
    'Shader',
    'VertexArray',
    'Framebuffer',
    'Renderbuffer',
  ]) {
    for (const [verb, by] of [
      ['create', 1],
      ['delete', -1],
    ] as const) {
      const original = methods[`${verb}${kind}`];
      methods[`${verb}${kind}`] = function (this: unknown, object: unknown) {
        if (verb === 'create' || object) counted.objects += by;
        return original?.call(this, object);
      };
    }
  }
}

describe.each(['', '/ar'])('axe finds nothing on “%s/solutions”', (prefix) => {
  test('with the picture and with the live view, light, dark and narrow', async () => {
    const { page, close } = await visit(`${prefix}/solutions`, large);
    expect(await violations(page), 'picture').toEqual([]);
    await startLive(page);
    expect(await violations(page), 'live').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await violations(page), '320 px').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });
});
