import { components } from './schema/components.ts';
import { languages, sourceLocale } from './schema/languages.ts';
import { namespaces } from './schema/namespaces.ts';
import { navigationPages } from './schema/navigation.ts';
import { notFoundKey } from './schema/page-key.ts';
import { screenOf, screens } from './schema/screens/index.ts';
import { searchResult } from './schema/search-result.ts';
import { words } from './schema/words/index.ts';
import { defineConfig } from './scripts/check/core/index.ts';
import { loadSite } from './scripts/content/site.ts';

/**
 * What the translation check asks of each language, in percent.
 *
 * - `complete`: how much of the English text has to be there. Below it, a missing text or file is an error;
 *   from it on, a warning. With 100 each missing text is an error; with 0 nothing is asked, and what a file
 *   lacks is a single warning.
 * - `current`: how much of what is translated has to follow the English text of today. Below it, the check
 *   fails; 0 asks for nothing, and texts that English has changed since are warnings only.
 *
 * A language that has just begun gets a low number here, which then goes up with its translation.
 */
const thresholds = {
  nl: { complete: 100, current: 0 },
  fr: { complete: 100, current: 0 },
  de: { complete: 100, current: 0 },
  ar: { complete: 100, current: 0 },
  zh: { complete: 100, current: 0 },
};

/** What the check has to know of this site. */
export default defineConfig({
  locales: languages,
  source: sourceLocale,
  files: {
    required: [...navigationPages, notFoundKey],
    unaddressed: [notFoundKey],
    words,
    inPages: Object.fromEntries(
      namespaces
        .filter((name) => !Object.hasOwn(words, name))
        .map((name) => [
          name,
          { home: 'index.mdx', services: 'services/*.mdx' }[name as string] ?? `${name}.mdx`,
        ]),
    ),
  },
  frontmatter: (key) => screens[screenOf(key)],
  components,
  placeholders: ['phone', 'email', 'company'],
  public: '../public',
  rules: { thresholds, widths: searchResult },
  repository: () => {
    const { repositoryUrl, repositoryBranch } = loadSite();
    return { url: repositoryUrl, branch: repositoryBranch };
  },
});
