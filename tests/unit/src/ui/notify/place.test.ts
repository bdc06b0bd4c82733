import { describe, expect, test } from 'vitest';
import {
  type Box,
  boxAt,
  freePlace,
  overlap,
  type Surroundings,
} from '../../../../../src/ui/notify/place.ts';

const phone: Surroundings = { width: 390, height: 800, rtl: false, toast: 54, banner: 0 };

describe('the place of a toast', () => {
  const all: Box = { left: 0, right: 390, top: 0, bottom: 800 };

  test('is the bottom when nothing is in the way', () => {
    expect(freePlace('bottom', phone, [])).toBe('bottom');
    expect(freePlace('bottom', phone, [{ left: 0, right: 390, top: 300, bottom: 400 }])).toBe('bottom');
  });

  test('is the top when the bottom would cover the focus', () => {
    expect(freePlace('bottom', phone, [boxAt('bottom', phone)])).toBe('top');
    expect(freePlace('top', phone, [boxAt('top', phone)])).toBe('bottom');
  });

  test('is unchanged when the focus is free, or no place is', () => {
    expect(freePlace('top', phone, [boxAt('bottom', phone)])).toBe('top');
    expect(freePlace('bottom', phone, [all])).toBe('bottom');
  });

  test('is the top in a low window with a high banner', () => {
    expect(freePlace('bottom', { ...phone, height: 400, banner: 240 }, [])).toBe('top');
  });
});

test('boxes that only touch do not overlap', () => {
  const box = { left: 0, right: 10, top: 0, bottom: 10 };
  expect(overlap(box, { left: 10, right: 20, top: 0, bottom: 10 })).toBe(false);
  expect(overlap(box, { left: 9, right: 20, top: 9, bottom: 20 })).toBe(true);
});
