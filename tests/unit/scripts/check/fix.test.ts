import { expect, test } from 'vitest';
import { applyEdits } from '../../../../scripts/check/fix.ts';

test('edits come in any order; of two that overlap, the first is applied', () => {
  const edits = [
    { start: 5, end: 6, text: '' },
    { start: 1, end: 4, text: '1' },
    { start: 3, end: 5, text: '2' },
    { start: 1, end: 2, text: '3' },
  ];
  expect(applyEdits('abcdef', edits)).toEqual({ text: 'a3c2', applied: 3 });
});
