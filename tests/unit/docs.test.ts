import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Returns the anchors of headings as code hosts generate them: lowercase, hyphens for spaces, no punctuation. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('the links in %s lead to existing files and headings', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```[\s\S]*?```|<!--[\s\S]*?-->/g, '');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  for (const [link, path = '', anchor] of links) {
    const file = path ? join(root, dirname(page), path) : join(root, page);
    expect(existsSync(file), `${link} in ${page}`).toBe(true);
    if (anchor && file.endsWith('.md')) expect(anchorsOf(readFileSync(file, 'utf8')), link).toContain(anchor);
  }
});

test.each(pages.filter((page) => !page.includes('rules/')))('the files named in %s exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(/`((?:src|scripts|schema|tests|docs|content)\/[\w./[\]-]+)`/g)];
  const missing = named.flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [path]));
  expect(missing.filter((path) => !/materials|Materials|\/he\b/.test(path))).toEqual([]);
});
