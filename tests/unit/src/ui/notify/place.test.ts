import { expect, test } from 'vitest';
import {
  type Box,
  boxAt,
  freePlace,
  type Place,
  type Surroundings,
} from '../../../../../src/ui/notify/place.ts';

const phone: Surroundings = { width: 390, height: 800, rtl: false, toast: 54, banner: 0 };
const all: Box = { left: 0, right: 390, top: 0, bottom: 800 };
const middle: Box = { ...all, top: 300, bottom: 400 };

test.each<[current: Place, what: string, obstacle: Box, expected: Place]>([
  ['bottom', 'nothing is in the way', middle, 'bottom'],
  ['bottom', 'it would cover the focus', boxAt('bottom', phone), 'top'],
  ['top', 'it would cover the focus', boxAt('top', phone), 'bottom'],
  ['top', 'the focus is elsewhere', boxAt('bottom', phone), 'top'],
  ['bottom', 'no place is free', all, 'bottom'],
])('at the %s, if %s', (current, _, obstacle, expected) => {
  expect(freePlace(current, phone, [obstacle])).toBe(expected);
});

test('at the top in a low window with a high banner', () => {
  expect(freePlace('bottom', { ...phone, height: 400, banner: 240 }, [])).toBe('top');
});
