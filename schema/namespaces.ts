/**
 * The translation namespaces (specification section 1). Two are JSON files; the others are the frontmatter
 * of their screens, so that a text has one place (design section 2).
 */
export const namespaces = [
  'common',
  'home',
  'about',
  'services',
  'pricing',
  'contact',
  'portfolio',
  'solutions',
  'components',
  'process',
] as const;

export type Namespace = (typeof namespaces)[number];

export const defaultNamespace = 'common' satisfies Namespace;

/**
 * Where the frontmatter of a page is found in the namespaces: `pricing` is the namespace of the same name,
 * `index` is `home`, `services/modeling` is the entry `modeling` of `services`.
 * `undefined` for a page that is in none of them (careers, legal texts, sitemap, not found).
 */
export function namespaceOf(pageKey: string): { namespace: Namespace; entry?: string } | undefined {
  if (pageKey === 'index') return { namespace: 'home' };
  const [first = '', ...rest] = pageKey.split('/');
  const namespace = namespaces.find((name) => name === first);
  if (!namespace || namespace === 'common' || namespace === 'components') return undefined;
  return rest.length > 0 ? { namespace, entry: rest.join('/') } : { namespace };
}
