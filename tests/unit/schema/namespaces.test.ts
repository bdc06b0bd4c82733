import { expect, test } from 'vitest';
import { defaultNamespace, namespaceOf, namespaces } from '../../../schema/namespaces.ts';

test('has the ten namespaces of the specification, with common as the default', () => {
  expect([...namespaces].sort().join(' ')).toBe(
    'about common components contact home portfolio pricing process services solutions',
  );
  expect(defaultNamespace).toBe('common');
});

test.each([
  ['index', { namespace: 'home' }],
  ['pricing', { namespace: 'pricing' }],
  ['services/modeling', { namespace: 'services', entry: 'modeling' }],
  ['services/print-ready-modeling', { namespace: 'services', entry: 'print-ready-modeling' }],
  ['careers', { namespace: 'page', entry: 'careers' }],
  ['404', { namespace: 'page', entry: '404' }],
  // A page never replaces the words of another namespace, whatever its name.
  ['common', { namespace: 'page', entry: 'common' }],
  ['services', { namespace: 'page', entry: 'services' }],
  ['pricing/plans', { namespace: 'page', entry: 'pricing/plans' }],
  ['page', { namespace: 'page', entry: 'page' }],
])('finds the namespace for the frontmatter of %s', (key, expected) => {
  expect(namespaceOf(key)).toEqual(expected);
});
