/** Screens whose frontmatter is the namespace of the same name. */
const namedScreens = ['about', 'pricing', 'contact', 'portfolio', 'solutions', 'process'] as const;

export type NamedScreen = (typeof namedScreens)[number];

/** The translation namespaces: two JSON files, and the frontmatter of screens; all services share one. */
export const namespaces = ['common', 'components', 'home', 'services', ...namedScreens] as const;

export type Namespace = (typeof namespaces)[number];

export const defaultNamespace = 'common' satisfies Namespace;

/** A namespace of screens: one of these, or `page` for screens without their own. */
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
