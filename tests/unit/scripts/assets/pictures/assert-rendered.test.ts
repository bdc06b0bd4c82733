import { expect, test } from 'vitest';
import { assertRendered } from '../../../../../scripts/assets/pictures/assert-rendered.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const renders = { 'room.png': '', 'ar-room.png': '' };

test('pictures that have been rendered can be converted', () => {
  expect(() => assertRendered([{ name: 'room', widths: [] }], temporaryFolder(renders))).not.toThrow();
});

test('names the missing renders, and the command that makes them', () => {
  const pictures = [
    { name: 'hero', widths: [] },
    { name: 'room', widths: [] },
    { name: 'ar', shots: ['ar-room', 'ar-chair'], widths: [] },
  ];
  expect(() => assertRendered(pictures, temporaryFolder(renders))).toThrow(
    /for hero, ar: .* no renders of them\..* Blender: npm run assets -- pictures hero ar$/,
  );
});
