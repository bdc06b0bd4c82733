import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '../../schema/languages.ts';
import { type ScreenContent, type ScreenName, screenOf } from '../../schema/screens/index.ts';
import type { Words, WordsName } from '../../schema/words/index.ts';
import config from '../../site.config.ts';

export { config as site };

/** Keys of all pages in the English content, such as "index", "services/modeling" and "404". */
export const pages = readdirSync('content/en', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.slice(0, -'.mdx'.length).replaceAll('\\', '/'))
  .sort();

/** Keys of the pages that have a URL of their own. */
export const screens = pages.filter((key) => key !== '404');

/** One page of each kind; all pages in a folder are of the same kind. */
export const kinds = pages.filter((key) => pages.find((other) => screenOf(other) === screenOf(key)) === key);

/** Reads a content file as the site shows it: text marked TODO is the English text after the mark. */
const read = (path: string): string => readFileSync(`content/${path}`, 'utf8').replaceAll('TODO: ', '');

/** Returns the interface words in a language, so that tests do not repeat what translators may change. */
export function words<Name extends WordsName>(name: Name, language: Locale): Words[Name] {
  return JSON.parse(read(`${language}/${name}.json`));
}

/** Returns a page's frontmatter in one language's file; only the English file contains the invariants. */
export function frontmatter<Name extends ScreenName>(key: Name, language: Locale): ScreenContent<Name> {
  return parse(read(`${language}/${key}.mdx`).split(/^---$/m)[1] ?? '');
}

/** Returns the heading and title of a page. */
export function named(key: string, language: Locale): { heading: string; title: string } {
  const { hero, title } = frontmatter(key as '*', language);
  return { heading: hero.heading, title };
}
