import { directionOf, type Locale, languages, sourceLocale } from '../../schema/languages.ts';
import { localizedPath, notFoundKey } from '../../schema/page-key.ts';
import type { Site } from '../../schema/site.ts';
import type { Page } from './page.ts';

/** What the head of the document says about a screen. */
export interface Head {
  lang: Locale;
  dir: 'ltr' | 'rtl';
  title: string;
  description: string;
  /** Absent on the not-found screen, which has no address of its own. */
  canonical: string | undefined;
  /** `hreflang` links: only languages the page really exists in. */
  alternates: { hreflang: string; href: string }[];
}

/**
 * The head of a screen. Prerenderer and browser both take it from here.
 * An English text under another language's address is canonical at the English address and has no
 * alternates, so that search engines are not promised a translation that is not there.
 */
export function headOf(page: Page, locale: Locale, site: Pick<Site, 'company' | 'url'>): Head {
  const { title, description } = page.frontmatter;
  const hrefOf = (language: Locale): string => `${site.url}${localizedPath(page.key, language)}`;
  const isPage = page.key !== notFoundKey;
  const isTranslated = page.locale === locale;
  const alternates = languages
    .filter(({ code }) => isPage && isTranslated && page.translations.includes(code))
    .map(({ code }) => ({ hreflang: code as string, href: hrefOf(code) }));
  if (alternates.length > 0) alternates.push({ hreflang: 'x-default', href: hrefOf(sourceLocale) });
  return {
    lang: locale,
    dir: directionOf(locale),
    title: `${title} | ${site.company}`,
    description,
    canonical: isPage ? hrefOf(page.locale) : undefined,
    alternates,
  };
}

/** Brings the head of the document up to date after a move inside the site. */
export function applyHead(head: Head): void {
  const { documentElement: root } = document;
  root.lang = head.lang;
  root.dir = head.dir;
  document.title = head.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
  for (const link of document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]'))
    link.remove();
  const links = head.alternates.map(({ hreflang, href }) => linkOf({ rel: 'alternate', hreflang, href }));
  if (head.canonical) links.unshift(linkOf({ rel: 'canonical', href: head.canonical }));
  document.head.append(...links);
}

function linkOf(attributes: { [name: string]: string }): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}
