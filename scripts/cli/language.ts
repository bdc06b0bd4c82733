/**
 * `npm run language -- he`: adds a language to the site. Its option goes into `schema/languages.ts`, its thresholds
 * into `check.config.ts`, `content/he/` gets every file with the English texts, marked as still to be translated, and
 * editors hear of its files (`npm run writing-help`). `--name`, `--native-name` and `--rtl` say what CLDR does not know,
 * or knows otherwise.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languageOptionOf } from '../authoring/languages/language-option.ts';
import { newGlossary } from '../authoring/languages/new-glossary.ts';
import { withLanguage, withThresholds } from '../authoring/languages/source-edits.ts';
import { runProgram } from '../setup/run-program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    'native-name': { type: 'string' },
    rtl: { type: 'boolean' },
  },
});
const [code, ...others] = positionals;
if (code === undefined || others.length > 0) {
  throw new Error('Say which language to add, by its code: npm run language -- he.');
}
const language = languageOptionOf(code, {
  name: values.name,
  nativeName: values['native-name'],
  rtl: values.rtl,
});

const files = ['schema/languages.ts', 'check.config.ts'];
const [list = '', config = ''] = files.map((file) => readFileSync(join(root, file), 'utf8'));
// Both are made before one is written: half a language would be none.
const written = [withLanguage(list, language), withThresholds(config, code)];
written.forEach((text, index) => void writeFileSync(join(root, files[index] as string), text));
console.log(
  `Added ${language.name} (${language.nativeName}, ${language.rtl ? 'right to left' : 'left to right'}) to ${files.join(' and ')}.`,
);

// Processes of their own, since this one has read the list without the language.
for (const command of [['check', 'new', code], ['writing-help']]) {
  const ending = await runProgram(process.execPath, ['scripts/cli/run.mjs', ...command]);
  if (ending !== 0) process.exit(ending);
}

const glossary = join(root, 'content', code, 'glossary.yaml');
if (!existsSync(glossary)) writeFileSync(glossary, newGlossary(language.name));
console.log(`Created content/${code}/glossary.yaml, for the terms of the trade.`);
console.log(
  `\nEvery text is English until it is translated: npm run dev shows the site at http://localhost:5173/${code}.\nnpm run check counts what is left in each file; none of it fails until check.config.ts asks for more of ${language.name}.`,
);
