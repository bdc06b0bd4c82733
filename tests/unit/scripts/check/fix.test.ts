import { expect, test } from 'vitest';
import { applyEdits } from '../../../../scripts/check/fix.ts';

test('edits of one text, in whatever order they come', () => {
  const edits = [
    { start: 4, end: 5, text: 'E' },
    { start: 0, end: 1, text: '' },
    { start: 2, end: 2, text: '-' },
  ];
  expect(applyEdits('abcdef', edits)).toEqual({ text: 'b-cdEf', applied: 3 });
});

test('of two overlapping edits, the first is applied', () => {
  const edits = [
    { start: 1, end: 4, text: '1' },
    { start: 3, end: 5, text: '2' },
    { start: 1, end: 2, text: '3' },
  ];
  expect(applyEdits('abcdef', edits)).toEqual({ text: 'a3c2f', applied: 2 });
});
