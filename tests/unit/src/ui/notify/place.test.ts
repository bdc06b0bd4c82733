import { describe, expect, test } from 'vitest';
import {
  type Box,
  boxAt,
  freePlace,
  overlap,
  type Surroundings,
} from '../../../../../src/ui/notify/place.ts';

const phone: Surroundings = { width: 390, height: 800, rtl: false, toast: 54, banner: 0 };
const desktop: Surroundings = { width: 1280, height: 800, rtl: false, toast: 54, banner: 0 };

/** The round button in a lower corner, positioned as in src/layout/floating.css. */
function button({ width, height, banner }: Surroundings, side: 'left' | 'right'): Box {
  const left = side === 'left' ? 16 : width - 16 - 48;
  const bottom = height - banner - 16;
  return { left, right: left + 48, top: bottom - 48, bottom };
}

describe('the box of a toast', () => {
  test('is 356 pixels wide, at the inline end', () => {
    expect(boxAt('bottom', desktop)).toMatchObject({ left: 908, right: 1264 });
    expect(boxAt('bottom', { ...desktop, rtl: true })).toMatchObject({ left: 16, right: 372 });
  });

  test('is as wide as a phone allows', () => {
    expect(boxAt('bottom', phone)).toMatchObject({ left: 16, right: 374 });
    expect(boxAt('top', { ...phone, width: 320 })).toMatchObject({ left: 16, right: 304 });
  });

  test.each([
    phone,
    desktop,
    { ...phone, width: 320, height: 480, toast: 120 },
    { ...desktop, rtl: true },
    { ...phone, banner: 250 },
  ])('never covers the round buttons, the header or the banner: %o', (around) => {
    for (const place of ['bottom', 'top'] as const) {
      const box = boxAt(place, around);
      expect(overlap(box, button(around, 'left'))).toBe(false);
      expect(overlap(box, button(around, 'right'))).toBe(false);
      expect(box.top).toBeGreaterThanOrEqual(64);
      expect(box.bottom).toBeLessThan(around.height - around.banner);
    }
  });
});

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
