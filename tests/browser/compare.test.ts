import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { locales } from '../../schema/languages.ts';
import { prefixedPath } from '../../schema/page-key.ts';
import { violations } from './axe.ts';
import { browserForTests, hydrated, sharedPagesForTests } from './browser.ts';
import { storeConsent } from './stored-consent.ts';

const open = browserForTests();
const look = sharedPagesForTests();

async function visit(path: string, options?: Parameters<typeof open>[1], site = inject('sites').site) {
  const opened = await open(undefined, { viewport: { width: 1280, height: 900 }, ...options });
  await storeConsent(opened.page);
  await opened.page.goto(site + path, { waitUntil: 'load' });
  await hydrated(opened.page);
  await opened.page.locator('.compare').scrollIntoViewIfNeeded();
  return opened;
}

/** Where the pictures begin and end on the screen, in percents of the width from the left; −1 for covered ones. */
async function shares(page: Page): Promise<(readonly [number, number])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.compare-layer')].map((layer) => {
      const [, right = '', , left = right] = /inset\((.*)\)/
        .exec(getComputedStyle(layer).clipPath)?.[1]
        ?.split(' ') ?? ['0%', '0%', '0%', '0%'];
      const percent = (length: string) => {
        const numbers = length.match(/-?[\d.]+%/g)?.map(Number.parseFloat) ?? [];
        return length.startsWith('calc(100% -') ? 100 - (numbers[1] ?? 0) : (numbers[0] ?? 0);
      };
      return [Math.round(percent(left)), Math.round(100 - percent(right))] as const;
    }),
  );
}

describe.each(['', '/services/modeling'])('the comparison on “%s”', (path) => {
  test('is moved with the keyboard, and one edge pushes the other', async () => {
    const { page, problems, close } = await visit(path);
    expect(await shares(page)).toEqual([
      [0, 33],
      [33, 67],
      [67, 100],
    ]);
    const [first, second] = await page.locator('.compare input').all();
    await first?.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await shares(page)).toEqual([
      [0, 35],
      [35, 67],
      [67, 100],
    ]);
    expect(await first?.getAttribute('aria-valuetext')).toBe('35%');
    await page.keyboard.press('End');
    expect(await shares(page)).toEqual([
      [0, 100],
      [100, 100],
      [100, 100],
    ]);
    expect(await second?.inputValue()).toBe('100');
    expect(problems).toEqual([]);
    await close();
  });
});

test('a handle is dragged with the mouse, and a click on a picture brings the nearest one', async () => {
  const { page, close } = await visit('');
  const box = await boxOf(page);
  const [x, y] = [(share: number) => box.x + box.width * share, box.y + box.height / 2];
  await page.mouse.move(x(0.33), y);
  await page.mouse.down();
  await page.mouse.move(x(0.2), y, { steps: 5 });
  await page.mouse.up();
  expect((await shares(page))[0]?.[1]).toBeCloseTo(20, -0.5);
  await page.mouse.click(x(0.9), y);
  expect((await shares(page))[2]?.[0]).toBeCloseTo(90, -0.5);
  await close();
});

test('a finger moves a handle, and the page stays where it is', async () => {
  const { page, close } = await visit('', { viewport: { width: 390, height: 800 }, hasTouch: true });
  const box = await boxOf(page);
  const before = await page.evaluate(() => window.scrollY);
  const session = await page.context().newCDPSession(page);
  const point = (share: number) => [{ x: box.x + box.width * share, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0.67) });
  for (const share of [0.7, 0.75, 0.8]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(share) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect((await shares(page))[1]?.[1]).toBeCloseTo(80, -0.5);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await close();
});

test('in Arabic the wireframe is at the right, and the arrow to the left uncovers more of it', async () => {
  const { page, close } = await visit('/ar');
  const mirrored = [
    [67, 100],
    [33, 67],
    [0, 33],
  ];
  expect(await shares(page)).toEqual(mirrored);
  await page.locator('.compare input').first().focus();
  await page.keyboard.press('ArrowLeft');
  expect((await shares(page))[0]).toEqual([66, 100]);
  await close();
});

test('an English comparison on an Arabic address reads from the left, as its text does', async () => {
  const { page, close } = await visit('/ar', {}, inject('sites').twoLanguages);
  expect((await shares(page))[0]).toEqual([0, 33]);
  const handle = await page.locator('.compare input').first();
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  expect((await shares(page))[0]).toEqual([0, 34]);
  await close();
});

describe.each(['', '/ar'])('without JavaScript, on “%s”', (path) => {
  test('the pictures lie side by side, whole, and there is nothing to drag', async () => {
    const { page, close } = await open(inject('sites').site + path, {
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 900 },
    });
    expect(await page.locator('.compare input:visible, .comparison-hint:visible').count()).toBe(0);
    const boxes = await Promise.all(
      (await page.locator('.compare img').all()).map((img) => img.boundingBox()),
    );
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(3);
    const labels = await Promise.all(
      (await page.locator('.compare-label').all()).map((label) => label.boundingBox()),
    );
    for (const [place, label] of labels.entries()) {
      const box = boxes[place];
      expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      expect(label?.x).toBeGreaterThanOrEqual(box?.x ?? Number.POSITIVE_INFINITY);
    }
    const clips = await page
      .locator('.compare-layer')
      .evaluateAll((all) => all.map((layer) => getComputedStyle(layer).clipPath));
    expect(clips).toEqual(['none', 'none', 'none']);
    await close();
  });
});

// Axe needs scripts, so it looks at paper, where the pictures lie side by side too.
test.each(['', '/ar'])('side by side, on “%s”, axe finds nothing', async (path) => {
  const { page, close } = await visit(path, { reducedMotion: 'reduce' });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  expect(await page.locator('.compare input:visible').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await close();
});

const withPictures = [
  'index',
  'services/modeling',
  'services/rendering',
  'services/texturing',
  'services/augmented-virtual-reality',
  'services/print-ready-modeling',
  'portfolio',
];

describe.each(locales)('the pictures in %s', (locale) => {
  test('have their size, a description of their own, and the mark of the studio beside them', async () => {
    for (const key of withPictures) {
      const { page } = await look(inject('sites').site + prefixedPath(key, locale), {
        javaScriptEnabled: false,
      });
      const pictures = await page.locator('main picture img').evaluateAll((all) =>
        all.map((img) => ({
          alt: img.getAttribute('alt') ?? '',
          width: img.getAttribute('width'),
          height: img.getAttribute('height'),
          isMarked: img.closest('figure, .comparison')?.querySelector('.sample')?.textContent !== undefined,
        })),
      );
      expect(pictures.length, key).toBeGreaterThan(0);
      for (const { alt, width, height, isMarked } of pictures) {
        expect(alt.length, key).toBeGreaterThan(10);
        expect(Number(width) * Number(height), key).toBeGreaterThan(0);
        expect(isMarked, key).toBe(true);
      }
      expect(new Set(pictures.map(({ alt }) => alt)).size, key).toBe(pictures.length);
    }
  });
});

test.each([390, 1280])('nothing on home moves while its pictures arrive (%i px)', async (width) => {
  const { page, close } = await open(undefined, { viewport: { width, height: 800 } });
  await storeConsent(page);
  await page.addInitScript(() => {
    const all = window as unknown as { shift: number };
    all.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Each picture arrives late, when its place is already in sight.
  await page.route('**/pictures/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(inject('sites').site, { waitUntil: 'load' });
  await hydrated(page);
  await page.locator('.compare').scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.compare img')].every((img) => img.complete),
  );
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  await close();
});

async function boxOf(page: Page) {
  const box = await page.locator('.compare').boundingBox();
  if (!box) throw new Error('The comparison is not there.');
  return box;
}
