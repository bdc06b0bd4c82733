import { expect, test } from 'vitest';
import { defaultNamespace, namespaceOf, namespaces } from '../../../schema/namespaces.ts';

test('the ten namespaces of the specification, common by default', () => {
  expect([...namespaces].sort()).toEqual([
    'about',
    'common',
    'components',
    'contact',
    'home',
    'portfolio',
    'pricing',
    'process',
    'services',
    'solutions',
  ]);
  expect(defaultNamespace).toBe('common');
});

test.each([
  ['index', { namespace: 'home' }],
  ['pricing', { namespace: 'pricing' }],
  ['services/modeling', { namespace: 'services', entry: 'modeling' }],
  ['services/print-ready-modeling', { namespace: 'services', entry: 'print-ready-modeling' }],
  ['careers', undefined],
  ['404', undefined],
  ['common', undefined],
  ['components', undefined],
])('the frontmatter of %s', (key, expected) => {
  expect(namespaceOf(key)).toEqual(expected);
});
