/** The translation namespaces: two JSON files, and the frontmatter of eight screens. */
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

/** Namespaces that are the frontmatter of the screen of the same name; `home` is `index`. */
const namedScreens = ['about', 'pricing', 'contact', 'portfolio', 'solutions', 'process'] as const;

/** A screen whose namespace has the same name. */
export type NamedScreen = (typeof namedScreens)[number];

/** A namespace of screens: the eight, and `page` for screens without their own. */
export type ScreenNamespace = Exclude<Namespace, 'common' | 'components'> | 'page';

/**
 * Where the frontmatter of a page is found: `index` is `home`, `services/modeling` is the entry `modeling` of
 * `services`, and pages without their own namespace (careers, legal texts, not found) are entries of `page`.
 */
export function namespaceOf(pageKey: string): { namespace: ScreenNamespace; entry?: string } {
  if (pageKey === 'index') return { namespace: 'home' };
  const namespace = namedScreens.find((name) => name === pageKey);
  if (namespace) return { namespace };
  const service = /^services\/([^/]+)$/.exec(pageKey)?.[1];
  return service ? { namespace: 'services', entry: service } : { namespace: 'page', entry: pageKey };
}
