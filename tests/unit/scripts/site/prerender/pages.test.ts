import { expect, test } from 'vitest';
import type { Graph } from '../../../../../scripts/content/graph.ts';
import { allPathsOf, fileOf } from '../../../../../scripts/site/prerender/pages.ts';

test('every page has a URL without a prefix, and one per language', () => {
  const graph = {
    pages: new Map([
      ['index', { key: 'index' }],
      ['services/modeling', { key: 'services/modeling' }],
    ]),
  } as unknown as Graph;
  expect(allPathsOf(graph)).toEqual([
    '/',
    '/en',
    '/nl',
    '/fr',
    '/de',
    '/ar',
    '/zh',
    '/services/modeling',
    '/en/services/modeling',
    '/nl/services/modeling',
    '/fr/services/modeling',
    '/de/services/modeling',
    '/ar/services/modeling',
    '/zh/services/modeling',
  ]);
});

test('URLs become files without folders of their own', () => {
  expect(['/', '/nl', '/services/modeling'].map(fileOf)).toEqual([
    'index.html',
    'nl.html',
    'services/modeling.html',
  ]);
});
