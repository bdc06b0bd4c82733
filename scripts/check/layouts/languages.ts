import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { Layout } from '../core/layout.ts';
import type { Language, Languages, Locale } from '../core/project.ts';
import { configText } from './config-file.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Countries that files and folders are named after instead of their languages. */
const countries: ReadonlyMap<string, Locale> = new Map([
  ['cn', 'zh-CN'],
  ['cz', 'cs'],
  ['dk', 'da'],
  ['gb', 'en-GB'],
  ['gr', 'el'],
  ['jp', 'ja-JP'],
  ['kr', 'ko-KR'],
  ['tw', 'zh-TW'],
  ['ua', 'uk-UA'],
  ['us', 'en-US'],
  ['vn', 'vi'],
]);

/** Returns the locale that a file or folder name stands for (`fr`, `pt-BR`, `zh-cn`, `en_US`), if any. */
export function tagOf(name: string): Locale | undefined {
  const country = countries.get(name.toLowerCase());
  if (country) return country;
  // Also matches `enUS` and `ptBr`.
  const tag = name.replaceAll('_', '-').replace(/^([a-z]{2})([A-Z][A-Za-z])$/, '$1-$2');
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(tag)) return undefined;
  return names.of(tag) === undefined ? undefined : Intl.getCanonicalLocales(tag)[0];
}

/** Returns the locale that a name stands for in a project, if any. */
export type TagResolver = (name: string) => Locale | undefined;

/** Like `tagOf()`, but the project's own configuration of names takes precedence. */
export const tagResolver =
  (languages: Languages = {}): TagResolver =>
  (name) => {
    const configured = Object.hasOwn(languages, name) ? languages[name] : undefined;
    return configured === false ? undefined : (configured ?? tagOf(name));
  };

/** Returns the subfolders that are named after languages, by locale. */
export const languageFolders = (folder: string, tagIn: TagResolver): Map<Locale, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const tag = entry.isDirectory() ? tagIn(entry.name) : undefined;
      return tag ? [[tag, entry.name]] : [];
    }),
  );

/** Returns what is known about a language from its tag. */
export function languageOf(code: Locale): Language {
  const nativeName = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { script = '' } = new Intl.Locale(code).maximize();
  return { code, name: names.of(code) ?? code, nativeName, rtl: rightToLeft.has(script) };
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/**
 * Finds the name in a project that most likely stands for its source language: the one in the configuration of Crowdin
 * (`source: /zh-CN/**`), or else English, in whichever spelling.
 */
export function likelySource(names: readonly string[], root: string): string | undefined {
  const configuredPaths = (configText(root, 'crowdin') ?? '').matchAll(
    /^[ \t-]*["']?source["']?[ \t]*:(.+)$/gm,
  );
  const sources = [...configuredPaths].flatMap(([, path = '']) => path.split(/[\s/.'"]+/));
  return (
    names.find((name) => sources.includes(name)) ??
    ['en', 'en-US', 'en-GB'].map((tag) => names.find((name) => tagOf(name) === tag)).find(Boolean) ??
    names.find((name) => tagOf(name)?.startsWith('en-'))
  );
}

/**
 * Returns a function that reduces URLs to what they have in common in all languages, the last two segments of the path:
 * without language and version folders, the file extension, and query and anchor, since a translated heading has another
 * id. `#` is the page itself. URLs of other sites yield `undefined`: only their domains are compared, as they may have
 * the page in another language.
 * @param base what the paths of all pages begin with, such as `/docs`
 */
export function languageAddress(folders: readonly string[], base = ''): NonNullable<Layout['address']> {
  const prefixes = new Set(folders.map((name) => name.toLowerCase()));
  const isNamed = (segment: string): boolean =>
    !/^(?:\.{0,2}|index|(?:version-)?v?\d+(?:\.\w+)+)$/i.test(segment) &&
    !prefixes.has(segment.toLowerCase());
  // A page named like its folder is its index page, and number prefixes only define an order.
  const endOf = (path: string): string =>
    path
      .split('/')
      .map((segment) => segment.replace(/^\d+[-_.]+(?=[^-_.\d])/, ''))
      .filter((segment, at, all) => isNamed(segment) && segment !== all[at - 1])
      .slice(-2)
      .join('/');
  return (url, page) => {
    if (/^[a-z][a-z+.-]*:/i.test(url)) return undefined;
    const path = url
      .replace(/[?#].*$/, '')
      .replaceAll('\\', '/')
      .replace(/\.(?:mdx?|html)$/, '');
    const below = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
    const end = endOf(below.startsWith('/') ? below : posix.join(posix.dirname(page), below));
    return path === '' || end === endOf(page) ? '#' : end;
  };
}
