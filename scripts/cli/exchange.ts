/**
 * `npm run exchange`: exports the texts of a language for translation tools, and imports the translated files.
 *
 *   npm run exchange -- export nl --format xliff1 --out nl.xlf
 *   npm run exchange -- import nl.xlf
 *
 * export LANGUAGE  writes the texts of a language together with the English ones
 *   --format       xliff1 (XLIFF 1.2), po, or tmx (a translation memory, which cannot be imported)
 *   --out          the file to write
 *   --only         only texts in these states, separated by commas: missing, stale, translated
 * import FILE…     reads translated files
 *   --force        also imports texts whose translation has changed since the export
 *   --accept-equal also imports missing texts that are still identical to English
 *
 * Exit status: 0 success, 1 some texts were rejected, 2 a file cannot be read or the command is invalid.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceLocale, targetLanguages } from '../../schema/languages.ts';
import { unitStates } from '../authoring/editing/unit.ts';
import { exportPages } from '../authoring/exchange/export.ts';
import { type FormatName, formats } from '../authoring/exchange/formats.ts';
import { importFiles } from '../authoring/exchange/import.ts';
import { count } from '../check/core/index.ts';
import { readGraph } from '../content/graph.ts';
import { root } from '../setup/root.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    format: { type: 'string' },
    out: { type: 'string', default: '' },
    only: { type: 'string', default: unitStates.join() },
    force: { type: 'boolean', default: false },
    'accept-equal': { type: 'boolean', default: false },
  },
});
const [command, ...names] = positionals;
const say = (line: string) => console.log(line);
const graph = readGraph(join(root, 'content'), 'content');

if (command === 'export') {
  const { out } = values;
  const codes = targetLanguages.map(({ code }) => code);
  const language = oneOf('language', names[0], codes);
  const format = oneOf('format', values.format, Object.keys(formats) as FormatName[]);
  const only = values.only.split(',').map((state) => oneOf('state', state, unitStates));
  const pages = exportPages(graph, language, only);
  for (const { path, unmatchedSections } of pages)
    for (const id of unmatchedSections)
      say(
        `${path}: ${id} is not exported, because its paragraphs, list items or cells do not match those in English.`,
      );
  if (!out) throw new Error('Specify the file to write: --out FILE.');
  writeFileSync(out, formats[format](pages, { source: sourceLocale, language }));
  const units = pages.flatMap((page) => page.units);
  const counts = unitStates.map(
    (state) => `${units.filter(({ unit }) => unit.state === state).length} ${state}`,
  );
  say(`${out}: ${count(units.length, 'text')} from ${count(pages.length, 'file')} (${counts.join(', ')}).`);
} else if (command === 'import' && names.length > 0) {
  const { force, 'accept-equal': acceptEqual } = values;
  process.exitCode = importFiles(graph, names, { force, acceptEqual }, say);
} else {
  throw new Error(
    'Specify a command: npm run exchange -- export nl --format xliff1 --out nl.xlf, or npm run exchange -- import nl.xlf.',
  );
}

function oneOf<Name extends string>(what: string, given: string | undefined, names: readonly Name[]): Name {
  const name = names.find((one) => one === given);
  if (name === undefined) {
    const problem = given ? `Unknown ${what} “${given}”` : `No ${what} was given`;
    throw new Error(`${problem}; choose one of: ${names.join(', ')}.`);
  }
  return name;
}
