import { expect, test } from 'vitest';
import { fitting } from '../../../../../src/features/booking/draft.ts';

const empty = { notes: '', formats: [] as readonly string[] };

test('restores a valid draft', () => {
  const draft = { notes: 'A lamp', formats: ['GLB', 'USDZ'] };
  expect(fitting(draft, empty)).toEqual(draft);
});

test.each([
  [undefined, empty],
  [null, empty],
  ['text', empty],
  [{ notes: 5, formats: 'GLB' }, empty],
  [{ notes: ['A lamp'], formats: ['GLB', 1] }, empty],
  [
    { notes: 'A lamp', gone: 'old field' },
    { notes: 'A lamp', formats: [] },
  ],
])('keeps the valid fields of %j', (kept, expected) => {
  expect(fitting(kept, empty)).toEqual(expected);
});
