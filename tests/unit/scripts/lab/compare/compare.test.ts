import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addressOf } from '../../../../../scripts/lab/compare/answers.ts';
import { differencesOf } from '../../../../../scripts/lab/compare/differences.ts';
import { readPage } from '../../../../../scripts/lab/compare/page.ts';
import { compareScreenshots } from '../../../../../scripts/lab/compare/pixels.ts';
import { temporarySite } from '../../site/serve/temporary-site.ts';

const page = (title: string, href: string, hash = 'Ab-d_f12', size = 100) =>
  readPage(
    `<html lang="en"><title>Hulma</title><style>a{}</style><body><div id="root"><h1>${title}</h1>
    <p>One  <b>bold</b> line<br>and\u00a0more <a href="${href}">there</a></p><script>no()</script></div>
    <script id="start" data-with="/assets/entry-${hash}.js /assets/nl-${hash}.js"></script>`,
    () => size,
  );

const outcome = (pages: Record<string, ReturnType<typeof page>>) => ({ pages, files: {}, answers: {} });

test('a page is read as lines and sizes', () => {
  const { lines, sizes } = page('Hello', '/about');
  expect(lines.text).toEqual(['Hello', 'One bold line', 'and\u00a0more there']);
  expect(lines.links).toEqual(['a href="/about" there']);
  expect(lines['ids and roles']).toEqual(['div id="root"', 'h1', 'script id="start"']);
  expect(lines['scripts and style sheets']?.slice(1)).toEqual([
    'script data-with="/assets/entry.js',
    '/assets/nl.js" id="start"',
  ]);
  expect(sizes).toMatchObject({ 'inline styles, uncompressed': 3, 'all scripts': 200, '/assets/nl.js': 100 });
});

test('the same difference is told once, and another hash is none', () => {
  const before = outcome({ a: page('A', '/x'), b: page('B', '/x'), c: page('C', '/x') });
  const after = outcome({ a: page('A', '/y'), b: page('B', '/y', '12345678', 120), d: page('D', '/x') });
  const lines = differencesOf(before, after);
  expect(differencesOf(before, outcome({ ...before.pages, b: page('B', '/x', 'abcdefgh') }))).toEqual([]);
  const told = ['  2 places, such as a', '    + a href="/y" there', '  - c', '  + d'];
  expect(lines).toEqual(expect.arrayContaining([...told, '  all scripts: 200 → 240 (+40) at b']));
});

test('the address of a page has no ending', () => {
  expect(['index.html', 'nl.html', 'nl/about.html'].map(addressOf)).toEqual(['/', '/nl', '/nl/about']);
});

test('screenshots that differ are told with a share', async () => {
  const { root, remove } = temporarySite({});
  const folders = [join(root, 'one'), join(root, 'other')] as const;
  for (const [index, name] of folders.entries()) {
    mkdirSync(join(name, 'screenshots'), { recursive: true });
    const create = { width: 10, height: 10 + index * 10, channels: 3 as const, background: '#fff' };
    await sharp({ create }).toFile(join(name, 'screenshots', 'about-390.png'));
  }
  expect((await compareScreenshots(...folders))[1]).toBe('  about-390.png: 50.000 % of the pixels');
  remove();
});
