import { describe, expect, test } from 'vitest';
import {
  box,
  crossings,
  facesViewer,
  path,
  project,
  rounded,
} from '../../../../../src/showcase/drawings/axonometry.ts';

const square = [
  [0, 0],
  [0, 10],
  [10, 10],
  [10, 0],
] as const;

/** The points of a path. */
function pointsOf(d: string): [number, number][] {
  const numbers = [...d.matchAll(/-?\d+/g)].map(Number);
  const points: [number, number][] = [];
  for (let place = 0; place < numbers.length; place += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (numbers[place] ?? 0), y + (numbers[place + 1] ?? 0)]);
  }
  return points;
}

describe('the projection', () => {
  test('keeps vertical lines vertical, and higher points above lower ones', () => {
    const [bottom, top] = [project([100, 200, 0]), project([100, 200, 500])];
    expect(top[0]).toBe(bottom[0]);
    expect(top[1]).toBeLessThan(bottom[1]);
  });

  test('keeps parallels parallel', () => {
    const along = (y: number) => {
      const [from, to] = [project([0, y, 0]), project([1000, y, 0])];
      return [to[0] - from[0], to[1] - from[1]];
    };
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [along(0), along(800)];
    expect(Math.abs(x1 - x2)).toBeLessThanOrEqual(1);
    expect(Math.abs(y1 - y2)).toBeLessThanOrEqual(1);
  });

  test('writes whole numbers, and never “-0”', () => {
    expect(
      path(
        [
          [0, 0, 0],
          [720, 0, 0],
        ],
        true,
      ),
    ).toMatch(/^M(-?[1-9]\d*|0)( ?(-[1-9]\d*| [1-9]\d*| 0|l-?\d+))+Z$/);
  });
});

test('front, top and right side of a box share the corner nearest to the viewer', () => {
  const { front, side, top } = box([0, 0, 0], [100, 100, 100]);
  for (const face of [front, side, top]) expect(pointsOf(face)).toContainEqual(project([100, 0, 100]));
});

test('front and top of an outline face the viewer, bottom and back do not', () => {
  const [a, b, c, d] = square;
  expect([facesViewer(a, b), facesViewer(b, c), facesViewer(c, d), facesViewer(d, a)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('an outline', () => {
  test('is cut by a level in pairs of start and end', () => {
    expect(crossings(square, 1, 5)).toEqual([[0, 10]]);
    expect(crossings(square, 0, 2)).toEqual([[0, 10]]);
    expect(crossings(square, 1, 11)).toEqual([]);
  });

  test('keeps sharp corners, and stays inside rounded ones', () => {
    const corners = [
      [0, 0, 0],
      [0, 10, 4],
      [10, 10, 0],
      [10, 0, 0],
    ] as const;
    const outline = rounded(corners);
    expect(outline).toHaveLength(7);
    expect(outline[0]).toEqual([0, 0]);
    for (const [y, z] of outline) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(z).toBeLessThanOrEqual(10);
      expect([y, z]).not.toEqual([0, 10]);
    }
  });
});
