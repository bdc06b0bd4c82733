/** The keys of the screens that the header and footer link to, in order. */
export const servicePages = [
  'services/modeling',
  'services/rendering',
  'services/texturing',
  'services/augmented-virtual-reality',
  'services/print-ready-modeling',
] as const;

/** The path of the quote request. */
export const quotePath = '/pricing#quote';

/**
 * The quote request with a service (its page key), a plan (its name on the pricing screen) or a configuration (the
 * query of its link) filled in.
 */
export const quotePathFor = (what: string): string =>
  `/pricing?for=${encodeURIComponent(what).replaceAll('%2F', '/')}#quote`;

/** What a quote can be requested for: the five services, and assets for configurators. */
export const requestPages = [...servicePages, 'solutions'] as const;

export const headerPages = ['solutions', 'process', 'pricing', 'portfolio', 'about'] as const;

/** The screens of the header, and more; a screen may be in both lists. */
export const studioPages = [...new Set([...headerPages, 'careers', 'contact'] as const)];

export const legalPages = ['privacy-policy', 'terms-of-service', 'sitemap'] as const;

export const navigationPages = ['index', ...servicePages, ...studioPages, ...legalPages] as const;

export type NavigationPage = (typeof navigationPages)[number];
