import { describe, expect, test } from 'vitest';
import { hasChosen, type Visitor, visitorsForTests } from './visitor.ts';

const { visit } = visitorsForTests();

async function atComparison(path: string): Promise<Visitor> {
  const visitor = await visit(path, { stored: hasChosen(), height: 900 });
  await visitor.run(() =>
    document.querySelector('.compare')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  return visitor;
}

/**
 * Where a picture is seen, from left to right in percents of the width: what lies under a row of points tells, apart
 * from what the style sheet says.
 */
const seen = (visitor: Visitor) =>
  visitor.run(() => {
    const stage = document.querySelector('.compare');
    const layers = [...document.querySelectorAll('.compare-layer')];
    // Pictures take no pointer, and the handles lie over them.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.compare-handle { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
    const { left = 0, width = 0, top = 0 } = stage?.getBoundingClientRect() ?? {};
    const shown = Array.from({ length: 100 }, (_, percent) => {
      const hit = document.elementFromPoint(left + (width * (percent + 0.5)) / 100, top + 20);
      return layers.findIndex((layer) => layer.contains(hit));
    });
    document.adoptedStyleSheets.pop();
    return layers.map((_, layer) => [shown.indexOf(layer), shown.lastIndexOf(layer) + 1]);
  });

const thirds = [
  [0, 33],
  [33, 67],
  [67, 100],
];
const none = [-1, 0];

describe.each(['', '/services/modeling'])('the comparison on “%s”', (path) => {
  test('is moved with the keyboard, and one edge pushes the other', async () => {
    const visitor = await atComparison(path || '/');
    expect(await seen(visitor)).toEqual(thirds);
    await visitor.run(() => document.querySelector<HTMLElement>('.compare input')?.focus());
    await visitor.press('ArrowRight');
    await visitor.press('ArrowRight');
    expect(await seen(visitor)).toEqual([
      [0, 35],
      [35, 67],
      [67, 100],
    ]);
    expect(
      await visitor.run(() => document.querySelector('.compare input')?.getAttribute('aria-valuetext')),
    ).toBe('35%');
    await visitor.press('End');
    expect(await seen(visitor)).toEqual([[0, 100], none, none]);
    expect(
      await visitor.run(() =>
        [...document.querySelectorAll<HTMLInputElement>('.compare input')].map((one) => one.value),
      ),
    ).toEqual(['100', '100']);
    expect(await visitor.problems()).toEqual([]);
  });
});

test('a handle is dragged with the mouse, and a click on a picture brings the nearest one', async () => {
  const visitor = await atComparison('/');
  const { left, right, top, bottom } = await visitor.boxOf('.compare');
  const at = (share: number) => ({ x: left + (right - left) * share, y: (top + bottom) / 2 });
  await visitor.drag(at(0.33), at(0.3), at(0.25), at(0.2));
  const [first, second] = await seen(visitor);
  expect(first?.[0]).toBe(0);
  expect(Math.abs((first?.[1] ?? 0) - 20)).toBeLessThanOrEqual(2);
  expect(second?.[1]).toBe(67);
  await visitor.clickAt(at(0.9));
  const [, , third] = await seen(visitor);
  expect(Math.abs((third?.[0] ?? 0) - 90)).toBeLessThanOrEqual(2);
  expect(await visitor.problems()).toEqual([]);
});

test('the handles stand where the pictures meet', async () => {
  const visitor = await atComparison('/');
  const { left, right, top, bottom } = await visitor.boxOf('.compare');
  const tops = await visitor.run(
    (points) =>
      points.map(([x = 0, y = 0]) =>
        [...document.querySelectorAll('.compare input')].indexOf(document.elementFromPoint(x, y) as Element),
      ),
    [0.33, 0.5, 0.67].map((share) => [left + (right - left) * share, (top + bottom) / 2]),
  );
  expect(tops).toEqual([0, -1, 1]);
});

test('in Arabic the first picture is at the right, and the arrow to the left uncovers more of it', async () => {
  const visitor = await atComparison('/ar');
  expect(await seen(visitor)).toEqual(thirds.toReversed());
  await visitor.run(() => document.querySelector<HTMLElement>('.compare input')?.focus());
  await visitor.press('ArrowLeft');
  expect((await seen(visitor))[0]).toEqual([66, 100]);
  const { left, right, top, bottom } = await visitor.boxOf('.compare');
  const at = (share: number) => ({ x: left + (right - left) * share, y: (top + bottom) / 2 });
  await visitor.drag(at(0.66), at(0.7), at(0.8));
  expect(Math.abs(((await seen(visitor))[0]?.[0] ?? 0) - 80)).toBeLessThanOrEqual(2);
});
