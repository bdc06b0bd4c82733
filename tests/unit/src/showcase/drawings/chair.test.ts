import { expect, test } from 'vitest';
import { measuresOf } from '../../../../../src/showcase/configurator/product.ts';
import { bodyOutline, chairSize, frameOutline } from '../../../../../src/showcase/drawings/Chair.tsx';
import { chair } from '../../../../../src/showcase/models/chair.ts';

test('the chair of the drawings has the dimensions of the model', () => {
  const { width, depth, height } = measuresOf(chair());
  expect(chairSize).toEqual([width, depth, height]);
  const points = [...bodyOutline, ...frameOutline];
  const drawnTo = (axis: 0 | 1) => Math.max(...points.map((point) => point[axis]));
  expect(Math.abs(drawnTo(0) - depth)).toBeLessThan(5);
  expect(Math.abs(drawnTo(1) - height)).toBeLessThan(5);
});
