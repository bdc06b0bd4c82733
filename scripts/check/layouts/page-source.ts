import type { Locale } from '../core/project.ts';
import { likelySource, tagOf } from './languages.ts';

/** The source language and its folder; without a folder, its pages are beside those of the other languages. */
interface PageSource {
  source: Locale;
  sourceFolder?: string | undefined;
}

/** What is known about a project before its source language is. */
interface Known {
  root: string;
  /** The text of the generator's configuration. */
  config: string;
  /** Returns the number of pages in a folder. */
  countIn(folder: string): number;
}

/**
 * Finds the source of pages in language folders: the `lang` of pages beside them, Crowdin's configured source, or
 * English. If another folder has more than twice as many pages, the English ones were translated from it.
 */
export function pageSource(
  folderOf: ReadonlyMap<Locale, string>,
  { root, config, countIn }: Known,
): PageSource {
  const beside = languageBeside(config, [...folderOf.keys()]);
  if (beside) return { source: beside };
  const usual = likelySource([...folderOf.values()], root);
  if (usual === undefined) return { source: 'en' };
  const [largest = usual] = [...folderOf.values()].sort((a, b) => countIn(b) - countIn(a));
  const sourceFolder = countIn(largest) > 2 * countIn(usual) ? largest : usual;
  const [source = 'en'] = [...folderOf].find(([, name]) => name === sourceFolder) ?? [];
  return { source, sourceFolder };
}

/** The language that a configuration names (`lang: 'zh-CN'`), if it is not English and has no folder. */
function languageBeside(config: string, inFolders: readonly Locale[]): Locale | undefined {
  const named = [...config.matchAll(/^\s*lang:\s*['"]([\w-]+)['"]/gm)].flatMap(
    ([, name = '']) => tagOf(name) ?? [],
  );
  const writing = (locale: Locale): string => {
    const { language, script } = new Intl.Locale(locale).maximize();
    return `${language}-${script}`;
  };
  const known = ['en', ...inFolders].map(writing);
  // Tsonga and Serbian are rather code blocks of TypeScript and shell commands.
  return named.find((locale) => !known.includes(writing(locale)) && !/^(?:ts|sh|sr-Latn)$/.test(locale));
}
