import type { Page } from '@playwright/test';
import { locales } from '../../schema/languages.ts';
import { pathsOf } from '../../schema/page-key.ts';
import { screens } from './content.ts';

/** The URLs of every screen in every language. */
export const addresses = locales.flatMap((locale) => screens.flatMap((key) => pathsOf(key, locale)));

/** Returns the scripts that a document refers to. */
export const scriptsIn = (html: string): string[] => [...new Set(html.match(/\/[\w./-]+\.js\b/g))];

/** Fetches a document and returns what clients that run no scripts see, such as search engines. */
export async function fetchDocument(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  return { status: response.status(), html, ...(await page.evaluate(parse, html)) };
}

/** Runs in the browser, on a page without a content security policy, such as an empty one. */
function parse(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
  const { lang, dir } = document.documentElement;
  return {
    lang,
    dir,
    title: document.title,
    heading: document.querySelector('h1')?.textContent,
    canonical: all<HTMLLinkElement>('link[rel=canonical]').map(({ href }) => href),
    robots: all<HTMLMetaElement>('meta[name=robots]').map(({ content }) => content),
    alternates: all<HTMLLinkElement>('link[hreflang]').map(({ hreflang, href }) => [hreflang, href]),
    links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    ids: all('[id]').map(({ id }) => id),
  };
}
