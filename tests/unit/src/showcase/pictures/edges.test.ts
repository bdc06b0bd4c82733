import { expect, test } from 'vitest';
import { arrowStep, evenEdges, moveEdge, nearestEdge } from '../../../../../src/showcase/pictures/edges.ts';

test('an edge pushes the next ones, never passes them, and stays within the picture', () => {
  expect(moveEdge([33, 67], 0, 80)).toEqual([80, 80]);
  expect(moveEdge([33, 67], 1, 10)).toEqual([10, 10]);
  expect(moveEdge([33, 67], 0, 20)).toEqual([20, 67]);
  expect(moveEdge([33, 67], 0, -5)).toEqual([0, 67]);
  expect(moveEdge(evenEdges(4), 1, 120)).toEqual([25, 100, 100]);
});

test('a click moves the nearest edge; of two together, the one that can move', () => {
  expect(nearestEdge([33, 67], 40)).toBe(0);
  expect(nearestEdge([33, 67], 60)).toBe(1);
  expect(nearestEdge([50, 50], 70)).toBe(1);
  expect(nearestEdge([50, 50], 20)).toBe(0);
});

test('arrow keys move a handle where they point, in both text directions', () => {
  const press = (key: string, held = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });
  expect(arrowStep(press('ArrowRight'), 'ltr')).toBe(1);
  expect(arrowStep(press('ArrowLeft'), 'ltr')).toBe(-1);
  expect(arrowStep(press('ArrowRight'), 'rtl')).toBe(-1);
  expect(arrowStep(press('ArrowLeft'), 'rtl')).toBe(1);
  for (const key of ['ArrowUp', 'Home', 'a']) expect(arrowStep(press(key), 'rtl')).toBeUndefined();
  // Alt and the left arrow go back in the history.
  expect(arrowStep(press('ArrowLeft', { altKey: true }), 'ltr')).toBeUndefined();
});
