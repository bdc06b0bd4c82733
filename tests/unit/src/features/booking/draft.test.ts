import { expect, test } from 'vitest';
import { validDraft } from '../../../../../src/features/booking/draft.ts';

const empty = { notes: '', formats: [] as readonly string[] };

const draft = { notes: 'A lamp', formats: ['GLB', 'USDZ'] };

test.each([
  [draft, draft],
  [undefined, empty],
  [null, empty],
  ['text', empty],
  [{ notes: 5, formats: 'GLB' }, empty],
  [{ notes: ['A lamp'], formats: ['GLB', 1] }, empty],
  [
    { formats: ['GLB'], gone: 'old field' },
    { ...empty, formats: ['GLB'] },
  ],
])('keeps the valid fields of %j', (kept, expected) => {
  expect(validDraft(kept, empty)).toEqual(expected);
});
