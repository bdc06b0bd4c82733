import { addressOf } from '../../schema/address.ts';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { markdownPath } from '../../schema/markdown-path.ts';
import { localizedPath, notFoundKey } from '../../schema/page-key.ts';
import type { Site } from '../../schema/site.ts';
import type { PageFacts } from '../site/page.ts';
import { titleOf } from './title.ts';

/** A head element: its name and attributes. */
export type HeadTag = readonly ['meta' | 'link', { readonly [name: string]: string }];

/** The head of a screen's document. */
export interface Head {
  title: string;
  /** The elements that belong to the screen, which `pageTags` selects. */
  tags: HeadTag[];
}

/** Selects the head elements of one screen, which the next one replaces. */
const pageTags =
  'meta[name=description],meta[name=robots],meta[name^=twitter],meta[property],' +
  'link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/** Returns the Open Graph locale: language and most likely region (CLDR), but `ar_AR`, Facebook's only Arabic. */
function openGraphLocaleOf(code: Locale): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${code === 'ar' ? 'AR' : region}`;
}

/**
 * Returns the head of a screen, for prerendering and for the browser.
 *
 * An untranslated page is canonical at the English URL and has no `hreflang` links, so that search engines are not
 * promised a missing translation; sharing it shares the English page. The not-found screen has no URL of its own, so it
 * only gets a description and `noindex`.
 */
export function headOf(page: PageFacts, locale: Locale, site: Pick<Site, 'company' | 'url'>): Head {
  const { title, description } = page.frontmatter;
  const about = meta('description', description);
  if (page.key === notFoundKey)
    return { title: titleOf(page, site), tags: [about, meta('robots', 'noindex')] };

  const hrefOf = (language: Locale): string => addressOf(site.url, localizedPath(page.key, language));
  const canonical = hrefOf(page.locale);
  const alternate = (hreflang: string, language: Locale) =>
    link({ rel: 'alternate', hreflang, href: hrefOf(language) });
  const { path, width, height } = page.image;
  const image = addressOf(site.url, path);
  return {
    title: titleOf(page, site),
    tags: [
      about,
      link({ rel: 'canonical', href: canonical }),
      ...(page.locale === locale
        ? [...page.translations.map((code) => alternate(code, code)), alternate('x-default', sourceLocale)]
        : []),
      link({
        rel: 'alternate',
        type: 'text/markdown',
        href: addressOf('', markdownPath(page.key, page.locale)),
      }),
      property('type', 'website'),
      property('site_name', site.company),
      property('title', title),
      property('description', description),
      property('url', canonical),
      property('locale', openGraphLocaleOf(page.locale)),
      property('image', image),
      property('image:width', `${width}`),
      property('image:height', `${height}`),
      property('image:alt', title),
      // X takes the other tags from Open Graph (developer.x.com, “Cards markup”).
      meta('twitter:card', 'summary_large_image'),
    ],
  };
}

const meta = (name: string, content: string): HeadTag => ['meta', { name, content }];
const property = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}`, content }];
const link = (attributes: { readonly [name: string]: string }): HeadTag => ['link', attributes];

/** Replaces the previous screen's tags. Structured data is dropped: Trusted Types forbid creating script elements. */
export function applyHead({ tags }: Head): void {
  const { head } = document;
  for (const element of head.querySelectorAll(pageTags)) element.remove();
  for (const [name, attributes] of tags) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    head.append(element);
  }
}
