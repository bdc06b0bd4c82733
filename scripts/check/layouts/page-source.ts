import type { Locale } from '../core/project.ts';
import { sourceAmong, tagOf } from './languages.ts';

/** The language that pages are written in first, and its folder; without one, they are beside those of the others. */
interface PageSource {
  source: Locale;
  sourceFolder?: string | undefined;
}

/** How much of a project is known when its source is looked for. */
interface Known {
  root: string;
  /** The configuration of a generator. */
  config: string;
  /** How many pages a folder has. */
  countIn(folder: string): number;
}

/**
 * The source of pages in folders by language: English, what Crowdin is told, or the `lang` of pages beside the folders.
 * Where another folder has more than twice as many pages, those of English were translated from it.
 */
export function pageSource(
  folderOf: ReadonlyMap<Locale, string>,
  { root, config, countIn }: Known,
): PageSource {
  const beside = languageBeside(config, [...folderOf.keys()]);
  if (beside) return { source: beside };
  const usual = sourceAmong([...folderOf.values()], root);
  if (usual === undefined) return { source: 'en' };
  const [largest = usual] = [...folderOf.values()].sort((a, b) => countIn(b) - countIn(a));
  const sourceFolder = countIn(largest) > 2 * countIn(usual) ? largest : usual;
  const [source = 'en'] = [...folderOf].find(([, name]) => name === sourceFolder) ?? [];
  return { source, sourceFolder };
}

/** The language other than English that a configuration names, `lang: 'zh-CN'`, if it has no folder. */
function languageBeside(config: string, inFolders: readonly Locale[]): Locale | undefined {
  const named = tagOf(/^\s*lang:\s*['"]([\w-]+)['"]/m.exec(config)?.[1] ?? 'en') ?? 'en';
  const writing = (locale: Locale): string => {
    const { language, script } = new Intl.Locale(locale).maximize();
    return `${language}-${script}`;
  };
  return ['en', ...inFolders].some((locale) => writing(locale) === writing(named)) ? undefined : named;
}
