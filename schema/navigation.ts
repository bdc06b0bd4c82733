/** The keys of the screens that header and footer link to, in order. */
export const servicePages = [
  'services/modeling',
  'services/rendering',
  'services/texturing',
  'services/augmented-virtual-reality',
  'services/print-ready-modeling',
] as const;

/** Where a quote is asked for. */
export const quotePath = '/pricing#quote';

/** The same with a service (its page key) or a plan (its name on the pricing screen) chosen. */
export const quotePathFor = (what: string): string => `/pricing?for=${what}#quote`;

/** What can be asked for: the five services, and assets for configurators. */
export const requestPages = [...servicePages, 'solutions'] as const;

export const headerPages = ['solutions', 'process', 'pricing', 'portfolio', 'about'] as const;

/** Those of the header, and more: a screen may stand in both lists. */
export const studioPages = [...new Set([...headerPages, 'careers', 'contact'] as const)];

export const legalPages = ['privacy-policy', 'terms-of-service', 'sitemap'] as const;

export const navigationPages = ['index', ...servicePages, ...studioPages, ...legalPages] as const;

export type NavigationPage = (typeof navigationPages)[number];
