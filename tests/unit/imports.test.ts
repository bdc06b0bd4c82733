import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * Imports run one way (docs/architecture.md, “The folders”). Includes dynamic imports and types.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Import {
  /** Paths from the root of the project, with forward slashes. */
  from: string;
  to: string;
}

const importPath = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

const fromRoot = (file: string): string => relative(root, file).split(sep).join('/');

const imports: Import[] = ['schema', 'src', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => join(root, folder, name))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(importPath)].map(([, path = '']) => ({
        from: fromRoot(file),
        to: fromRoot(join(dirname(file), path)),
      })),
    ),
);

const isIn = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** The imports from one folder into others, as `from → to`. */
const importsInto = (from: string, ...to: string[]): string[] =>
  imports
    .filter((entry) => isIn(entry.from, from) && to.some((folder) => isIn(entry.to, folder)))
    .map((entry) => `${entry.from} → ${entry.to}`);

test('schema imports no other folder', () => {
  expect(importsInto('schema', 'schema').length).toBeGreaterThan(20);
  expect(imports.filter(({ from, to }) => isIn(from, 'schema') && !isIn(to, 'schema'))).toEqual([]);
});

test('src imports schema, but neither scripts nor tests', () => {
  expect(importsInto('src', 'schema').length).toBeGreaterThan(20);
  expect(importsInto('src', 'scripts', 'tests')).toEqual([]);
});

test('scripts import schema and src, but not the tests', () => {
  expect(importsInto('scripts', 'schema').length).toBeGreaterThan(20);
  expect(importsInto('scripts', 'tests')).toEqual([]);
});

test('the check imports nothing else of the project', () => {
  expect(importsInto('scripts/check', 'scripts/check').length).toBeGreaterThan(100);
  expect(imports.filter(({ from, to }) => isIn(from, 'scripts/check') && !isIn(to, 'scripts/check'))).toEqual(
    [],
  );
});
