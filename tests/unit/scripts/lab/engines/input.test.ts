import { expect, test } from 'vitest';
import { chord, drag } from '../../../../../scripts/lab/engines/input.ts';

test('keys held together go up in the other order', () => {
  expect(chord('Shift', 'Tab')).toEqual([
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: '\uE008' },
        { type: 'keyDown', value: '\uE004' },
        { type: 'keyUp', value: '\uE004' },
        { type: 'keyUp', value: '\uE008' },
      ],
    },
  ]);
});

test('the mouse moves in whole pixels, and is released where it ends', () => {
  const [source] = drag({ x: 1.4, y: 2.6 }, { x: 10, y: 20 });
  const move = { type: 'pointerMove', duration: 0, origin: 'viewport' };
  expect(source?.actions).toEqual([
    { ...move, x: 1, y: 3 },
    { type: 'pointerDown', button: 0 },
    { ...move, x: 10, y: 20 },
    { type: 'pointerUp', button: 0 },
  ]);
});
