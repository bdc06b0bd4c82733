import { components } from './schema/components.ts';
import { languages, sourceLocale } from './schema/languages.ts';
import { navigationPages } from './schema/navigation.ts';
import { notFoundKey } from './schema/page-key.ts';
import { screenOf, screens } from './schema/screens/index.ts';
import { searchResult } from './schema/search-result.ts';
import { words } from './schema/words/index.ts';
import { defineConfig } from './scripts/check/core/index.ts';
import { loadSite } from './scripts/content/site.ts';
import site from './site.config.ts';

/**
 * What the translation check requires of each language, in percent.
 *
 * - `complete`: how much of the English text must exist. Below it, a missing text or file is an error; otherwise a
 *   warning. With 100, every missing text is an error; with 0, a file has one warning for all that it lacks.
 * - `current`: how much of the translation must follow the current English text. Below it, the check fails; with 0,
 *   stale texts are only warnings.
 *
 * A new language starts with low numbers, which are raised as it is translated.
 */
const thresholds = {
  nl: { complete: 100, current: 0 },
  fr: { complete: 100, current: 0 },
  de: { complete: 100, current: 0 },
  ar: { complete: 100, current: 0 },
  zh: { complete: 100, current: 0 },
};

/** How the check reads this site. */
export default defineConfig({
  locales: languages,
  source: sourceLocale,
  files: {
    required: [...navigationPages, notFoundKey],
    unaddressed: [notFoundKey],
    words,
  },
  frontmatter: (key) => screens[screenOf(key)],
  components,
  reservedIds: ['top', 'root', 'content', 'menu', 'languages', 'announcer'],
  placeholders: ['phone', 'email', 'company'],
  public: '../public',
  site: site.url,
  command: 'npm run check --',
  rulePages: 'scripts/check/docs',
  rules: { thresholds, widths: searchResult },
  repository: () => {
    const { repositoryUrl, repositoryBranch } = loadSite();
    return { url: repositoryUrl, branch: repositoryBranch };
  },
});
