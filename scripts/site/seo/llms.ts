import { addressOf } from '../../../schema/address.ts';
import { type Locale, languages } from '../../../schema/languages.ts';
import { markdownPath } from '../../../schema/markdown-path.ts';
import { groupOf, type PageGroup } from '../../../schema/page-group.ts';
import { addPrefix } from '../../../schema/page-key.ts';
import { fillPlaceholders, siteVariablesOf } from '../../../schema/placeholders.ts';
import type { ScreenContent, ScreenName } from '../../../schema/screens/index.ts';
import type { Site } from '../../../schema/site.ts';
import {
  contentOf,
  type Graph,
  listedPages,
  type Page,
  shownLocale,
  translatedLocales,
  wordsOf,
} from '../../content/graph.ts';
import { escapeText } from './markdown.ts';

/** Returns the path of a language's `llms.txt`: `/llms.txt`, `/nl/llms.txt`. */
export const llmsPath = (locale: Locale): string => addPrefix('/llms.txt', locale);

/** Returns the languages with their own `llms.txt`: those with a translated home screen. */
export function llmsLocales(graph: Graph): Locale[] {
  const home = graph.pages.get('index');
  return home ? translatedLocales(home) : [];
}

/**
 * Returns a language's `llms.txt` (llmstxt.org): a summary of the site, and links to the Markdown versions of its
 * pages, grouped as on the `sitemap` screen. Untranslated pages are listed in English. Legal pages are in “Optional”,
 * the section that the format defines for what readers may skip.
 */
export function llmsTxt(graph: Graph, locale: Locale, site: Site): string {
  const read = <Name extends ScreenName>(page: Page | undefined) =>
    page && contentOf<Name>(page, locale).content;
  const variables = siteVariablesOf(site);
  const textOf = (text: string) => escapeText(fillPlaceholders(text, variables));
  const groups = read<'sitemap'>(graph.pages.get('sitemap'))?.groups;
  const common = wordsOf(graph, 'common', locale).content;
  const home = read<'index'>(graph.pages.get('index'));
  const linesOf = (group: PageGroup) =>
    listedPages(graph)
      .filter(({ key }) => groupOf(key) === group)
      .sort((a, b) => Number(b.key === 'index') - Number(a.key === 'index'))
      .map((page) => {
        const { label, description } = read<'*'>(page) as ScreenContent<'*'>;
        const path = markdownPath(page.key, shownLocale(page, locale));
        return `- [${textOf(label)}](${addressOf(site.url, path)}): ${textOf(description)}`;
      });
  const others = languages
    .filter(({ code }) => code !== locale && llmsLocales(graph).includes(code))
    .map(({ code, nativeName }) => `- [${nativeName}](${addressOf(site.url, llmsPath(code))})`);
  const sections: [string | undefined, string[]][] = [
    [groups?.studio, linesOf('studio')],
    [groups?.services, linesOf('services')],
    [common.footer.languages, others],
    ['Optional', linesOf('legal')],
  ];
  return [
    `# ${escapeText(site.company)}`,
    ...(home ? [`> ${textOf(home.description)}`, textOf(home.hero.lead)] : []),
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) =>
        [heading && `## ${heading}\n\n`, ...lines.map((line) => `${line}\n`)].join('').trim(),
      ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
