import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * Arrows run one way (design section 8). What a folder imports is read from the import lines of its files, dynamic
 * imports and types included.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Arrow {
  /** Files by their paths from the root of the project, with forward slashes. */
  from: string;
  to: string;
}

const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

const fromRoot = (file: string): string => relative(root, file).split(sep).join('/');

const arrows: Arrow[] = ['schema', 'src', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => join(root, folder, name))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(imported)].map(([, path = '']) => ({
        from: fromRoot(file),
        to: fromRoot(join(dirname(file), path)),
      })),
    ),
);

const isIn = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** The imports of a folder that lead into one of some others, as `from → to`. */
const leading = (from: string, ...to: string[]): string[] =>
  arrows
    .filter((arrow) => isIn(arrow.from, from) && to.some((folder) => isIn(arrow.to, folder)))
    .map((arrow) => `${arrow.from} → ${arrow.to}`);

test('schema knows nobody', () => {
  expect(leading('schema', 'schema').length).toBeGreaterThan(20);
  expect(arrows.filter(({ from, to }) => isIn(from, 'schema') && !isIn(to, 'schema'))).toEqual([]);
});

test('src knows schema, and neither scripts nor tests', () => {
  expect(leading('src', 'schema').length).toBeGreaterThan(20);
  expect(leading('src', 'scripts', 'tests')).toEqual([]);
});

test('scripts know schema and src, and not the tests', () => {
  expect(leading('scripts', 'schema').length).toBeGreaterThan(20);
  expect(leading('scripts', 'tests')).toEqual([]);
});

test('the check stands alone', () => {
  expect(leading('scripts/check', 'scripts/check').length).toBeGreaterThan(100);
  expect(arrows.filter(({ from, to }) => isIn(from, 'scripts/check') && !isIn(to, 'scripts/check'))).toEqual(
    [],
  );
});
