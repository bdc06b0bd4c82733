import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder, readText } from '../../../../../scripts/check/core/files.ts';
import { contentFolder } from '../../../../content/fixture.ts';

test('files by language, key and ending', () => {
  const folder = contentFolder({
    'nl/services/modeling.mdx': '',
    'nl/404.mdx': '',
    'nl/notes': '',
    'nl/.about.mdx.swp': '',
    'nl/about.mdx.orig': '',
    'readme.md': '',
  });
  const files = readFolder(`${folder}/`).files.map(({ path, folder: language, key, extension }) => [
    path,
    language,
    key,
    extension,
  ]);
  expect(files).toEqual([
    ['content/nl/404.mdx', 'nl', '404', '.mdx'],
    ['content/nl/about.mdx.orig', 'nl', 'about.mdx', '.orig'],
    ['content/nl/notes', 'nl', 'notes', ''],
    ['content/nl/services/modeling.mdx', 'nl', 'services/modeling', '.mdx'],
    ['content/readme.md', '', 'readme', '.md'],
  ]);
});

test('the folder is shown as asked', () => {
  const folder = contentFolder({ 'nl/404.mdx': '' });
  expect(readFolder(folder, '../copy').files.map(({ path }) => path)).toEqual(['../copy/nl/404.mdx']);
  expect(readFolder(folder, '').files.map(({ path }) => path)).toEqual(['nl/404.mdx']);
});

test('text is UTF-8, without its byte order mark', () => {
  const folder = contentFolder({
    plain: 'né 标题',
    bom: '\ufeffabc',
    latin1: new Uint8Array([0x6e, 0xe9]),
    utf16: new Uint8Array([0xff, 0xfe, 0x61, 0x00]),
  });
  expect(readText(join(folder, 'plain'))).toBe('né 标题');
  expect(readText(join(folder, 'bom'))).toBe('abc');
  expect(readText(join(folder, 'latin1'))).toBeUndefined();
  expect(readText(join(folder, 'utf16'))).toBeUndefined();
  expect(() => readText(join(folder, 'missing'))).toThrow('ENOENT');
});
