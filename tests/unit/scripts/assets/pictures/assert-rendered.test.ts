import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertRendered } from '../../../../../scripts/assets/pictures/assert-rendered.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hulma-renders-'));
  for (const shot of ['room', 'ar-room']) writeFileSync(join(folder, `${shot}.png`), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('pictures that have been rendered can be converted', () => {
  expect(() => assertRendered([{ name: 'room', widths: [] }], folder)).not.toThrow();
});

test('names the missing renders, and the command that makes them', () => {
  const pictures = [
    { name: 'hero', widths: [] },
    { name: 'room', widths: [] },
    { name: 'ar', shots: ['ar-room', 'ar-chair'], widths: [] },
  ];
  expect(() => assertRendered(pictures, folder)).toThrow(
    /for hero, ar: .* no renders of them\..* Blender: npm run assets -- pictures hero ar$/,
  );
});
