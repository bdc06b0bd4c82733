import { locales } from '../../schema/languages.ts';
import { pathsOf } from '../../schema/page-key.ts';
import { screens } from './content.ts';

/** Parses a document as a search engine would, without running scripts. */
export interface Document {
  status: number;
  headers: Headers;
  html: string;
  /** The attributes of an element, by tag name: those of the first one, or of all. */
  first(name: string): Attributes;
  all(name: string): Attributes[];
  /** The text of an element, without break marks. */
  text(name: string): string;
}

type Attributes = { readonly [name: string]: string | undefined };

/** The URLs of every screen in every language. */
export const addresses = locales.flatMap((locale) => screens.flatMap((key) => pathsOf(key, locale)));

/** The scripts that a document names. */
export const scriptsIn = (html: string): string[] => [...new Set(html.match(/\/[\w./-]+\.js\b/g))];

/** Fetches a document without following redirects. */
export async function fetchDocument(site: string | undefined, path: string): Promise<Document> {
  const response = await fetch(site + path, { redirect: 'manual' });
  const html = await response.text();
  const all = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b((?:\\s+[^\\s"=>]+(?:="[^"]*")?)*)`, 'g'))].map(
      ([, text = '']) => attributes(text),
    );
  return {
    status: response.status,
    headers: response.headers,
    html,
    all,
    first: (name) => all(name)[0] ?? {},
    text: (name) => decode(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 's').exec(html)?.[1] ?? ''),
  };
}

function attributes(text: string): Attributes {
  const pairs = [...text.matchAll(/([^\s"=]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

const entities: { [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function decode(text: string): string {
  return text
    .replace(/<[^>]*>|\u200b/g, '')
    .replace(/&(\w+|#\w+);/g, (entity, name) => entities[name] ?? entity);
}
