/**
 * `npm run language -- he`: adds a language. Adds its option to `schema/languages.ts` and its thresholds to
 * `check.config.ts`, creates every file in `content/he/` with the English text, marked TODO, and updates the editor
 * files (`npm run writing-help`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOptionOf } from '../authoring/languages/language-option.ts';
import { withLanguage, withThresholds } from '../authoring/languages/source-edits.ts';
import { root } from '../setup/root.ts';
import { runProgram } from '../setup/run-program.ts';

const [code, ...others] = parseArgs({ allowPositionals: true }).positionals;
if (code === undefined || others.length > 0) {
  throw new Error('Specify the code of the language to add: npm run language -- he.');
}
const language = languageOptionOf(code);

const files = ['schema/languages.ts', 'check.config.ts'];
const [list = '', config = ''] = files.map((file) => readFileSync(join(root, file), 'utf8'));
// Both edits are made before either is written, so that a failure leaves no half-added language.
const written = [withLanguage(list, language), withThresholds(config, code)];
written.forEach((text, index) => void writeFileSync(join(root, files[index] as string), text));
console.log(
  `Added ${language.name} (${language.nativeName}, ${language.rtl ? 'right to left' : 'left to right'}) to ${files.join(' and ')}.`,
);

// Separate processes, since this one has already loaded the list without the language.
for (const command of [['check', 'new', code], ['writing-help']]) {
  const ending = await runProgram(process.execPath, ['scripts/cli/run.mjs', ...command]);
  if (ending !== 0) process.exit(ending);
}

const glossary = join(root, 'content', code, 'glossary.yaml');
if (!existsSync(glossary))
  writeFileSync(
    glossary,
    `# How terms are translated to ${language.name} on this site. An entry looks like this:
#
#   - en: rendering
#     use: the word to use / another form of it
#     avoid: ["a word that is wrong"]
#     note: When to use which, or why the other word is wrong.
terms: []

# Texts that are intentionally the same as in English, each with a reason:
#
#   - text: Studio
#     reason: The word is the same.
same: []
`,
  );
console.log(`Created content/${code}/glossary.yaml for its terminology.`);
console.log(
  `\nEvery text is in English until you translate it; run npm run dev to see the site at http://localhost:5173/${code}.\nnpm run check counts what is left in each file; missing translations do not fail it until you raise the thresholds of ${language.name} in check.config.ts.`,
);
