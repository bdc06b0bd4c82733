import { baselineFile, baselineOf } from '../base/baseline.ts';
import { writeIn } from '../core/files.ts';
import { count } from '../core/words.ts';
import { judgeOneByOne } from '../judge.ts';
import type { OpenProject } from '../project/open-project.ts';

const configuration = `// What the translation check cannot find out by itself. Everything here may be left out.
/** @type {import('@hulma/check').Settings} */
export default {
  // content: 'docs', // the folder that the texts are looked for in
  // source: 'en', // the language that is written first
  // languages: { se: 'sv', xx: false }, // what folders or files stand for; false leaves one out
  // exclude: ['blog'], // pages and folders that are not to be translated, below the folder of a language
  // site: 'https://example.com', // its pages may be linked by full addresses

  rules: {
    // How much of each language has to be there, and how much of that has to be up to date, in percent. Without “complete”, a
    // file that is missing only counts as words to translate, and what another one lacks is one warning.
    thresholds: {
      // fr: { complete: 90, current: 80 },
    },

    // 'error', 'warning' or 'off' for each rule; the report names it after the level.
    levels: {
      // headings: 'error',

      // 'warning' asks for the quotation marks, dashes and spaces that are usual in each language.
      typography: 'off',
    },
  },
};
`;

/** Writes a configuration, unless one exists, and the current findings as a baseline, so that only new ones block. */
export function init(opened: OpenProject): string {
  const { workingDir } = opened;
  const { graph, findings } = judgeOneByOne(opened);
  const isConfigured = graph.project.config !== undefined;
  if (!isConfigured) writeIn(workingDir, 'check.config.mjs', configuration);
  writeIn(workingDir, baselineFile, baselineOf(findings));
  const wrote = isConfigured ? '' : 'Wrote check.config.mjs, the configuration.\n';
  return `${wrote}Wrote ${baselineFile}: ${count(findings.length, 'current finding')}. Findings in it do not block. Commit what was written.\n`;
}
