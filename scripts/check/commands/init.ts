import { baselineFile, baselineOf } from '../base/baseline.ts';
import { checkUnmerged } from '../check-project.ts';
import { writeIn } from '../core/files.ts';
import { count } from '../core/words.ts';
import type { OpenProject } from '../project/open-project.ts';

const configuration = `// What the translation check cannot detect on its own. All settings are optional.
/** @type {import('@hulma/check').Settings} */
export default {
  // content: 'docs', // the folder to search for translations
  // source: 'en', // the source language
  // languages: { se: 'sv', xx: false }, // the languages that folders or files stand for; false leaves one out
  // exclude: ['blog'], // pages and folders not to translate, relative to the folder of a language
  // site: 'https://example.com', // its pages may be linked with or without it

  rules: {
    // The percentage of the source text that must be translated, and of that, the percentage that must be up to date.
    // Without “complete”, missing files are only counted, and each incomplete file has one warning.
    thresholds: {
      // fr: { complete: 90, current: 80 },
    },

    // 'error', 'warning' or 'off' for each rule; each finding names its rule.
    levels: {
      // headings: 'error',

      // 'warning' checks the quotation marks, punctuation and spaces of each language.
      typography: 'off',
    },
  },
};
`;

/** Writes a configuration, unless one exists, and the current findings as a baseline, so that only new ones block. */
export function init(opened: OpenProject): string {
  const { workingDir } = opened;
  const { findings } = checkUnmerged(opened);
  const isConfigured = opened.project.config !== undefined;
  if (!isConfigured) writeIn(workingDir, 'check.config.mjs', configuration);
  writeIn(workingDir, baselineFile, baselineOf(findings));
  const wrote = isConfigured ? '' : 'Wrote check.config.mjs, the configuration.\n';
  return `${wrote}Wrote ${baselineFile}: ${count(findings.length, 'current finding')}. Findings in it do not block. Commit what was written.\n`;
}
