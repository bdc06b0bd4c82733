import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '../../../../scripts/check/finding.ts';
import { applyEdits, fixFiles } from '../../../../scripts/check/fix.ts';
import { contentFolder } from '../../../content/fixture.ts';

test('edits of one text, in whatever order they come', () => {
  const edits = [
    { start: 4, end: 5, text: 'E' },
    { start: 0, end: 1, text: '' },
    { start: 2, end: 2, text: '-' },
  ];
  expect(applyEdits('abcdef', edits)).toEqual({ text: 'b-cdEf', applied: 3 });
  expect(applyEdits('abcdef', [])).toEqual({ text: 'abcdef', applied: 0 });
});

test('of two overlapping edits, the first is applied', () => {
  const edits = [
    { start: 1, end: 4, text: '1' },
    { start: 3, end: 5, text: '2' },
    { start: 1, end: 2, text: '3' },
  ];
  expect(applyEdits('abcdef', edits)).toEqual({ text: 'a3cdef'.replace('cdef', 'c2f'), applied: 2 });
});

test('everything outside the edits stays', () => {
  const edit = fc
    .tuple(fc.nat(20), fc.nat(5))
    .map(([start, length]) => ({ start, end: start + length, text: '' }));
  fc.assert(
    fc.property(
      fc.string({ minLength: 26, maxLength: 40 }),
      fc.array(edit, { maxLength: 5 }),
      (text, edits) => {
        const kept = [...text.slice(26)].join('');
        expect(applyEdits(text, edits).text.endsWith(kept)).toBe(true);
      },
    ),
  );
});

test('files keep their byte order mark and their line ends', () => {
  const folder = contentFolder({ 'nl/a.mdx': '\ufeffeen\u200b\r\ntwee\r\n', 'nl/b.mdx': 'drie' });
  const file = (name: string, text: string) => ({
    path: name,
    absolute: join(folder, 'nl', name),
    relative: `nl/${name}`,
    text,
  });
  const finding = { path: 'a.mdx', edit: { start: 3, end: 4, text: '' } } as Finding;
  const files = [file('a.mdx', 'een\u200b\r\ntwee\r\n'), file('b.mdx', 'drie')];
  expect(fixFiles([finding], files)).toEqual({ places: 1, paths: ['a.mdx'] });
  expect(readFileSync(join(folder, 'nl/a.mdx'), 'utf8')).toBe('\ufeffeen\r\ntwee\r\n');
  expect(readFileSync(join(folder, 'nl/b.mdx'), 'utf8')).toBe('drie');
});
