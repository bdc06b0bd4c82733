/**
 * `npm run exchange`: exports the texts of a language for translation tools, and imports them.
 *
 *   npm run exchange -- export nl --format xliff1 --out nl.xlf
 *   npm run exchange -- import nl.xlf
 *
 * export LANGUAGE  writes the texts of a language with the English ones
 *   --format       xliff1 (XLIFF 1.2), xliff2 (XLIFF 2.1), po, or tmx (a memory; it is not imported)
 *   --out          the file to write
 *   --per-page     one file per page; --out is their folder
 *   --only         texts in these states only: missing, stale, translated, or several: missing,stale
 * import FILE…     reads translated files, or all files of a folder
 *   --force        includes texts whose translation has changed since the export
 *   --accept-equal includes missing texts that come back the same as in English
 * --content DIR    another folder than content/
 *
 * Exit status: 0 done, 1 some texts were rejected, 2 a file cannot be read or the command is wrong.
 */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { targetLanguages } from '../../schema/languages.ts';
import { pathOf } from '../../schema/page-key.ts';
import type { UnitState } from '../authoring/editing/unit.ts';
import { type FormatName, formats } from '../authoring/exchange/formats.ts';
import { exportFiles, importFiles } from '../authoring/exchange/run.ts';
import { readGraph } from '../content/graph.ts';
import { loadSite } from '../content/site.ts';
import { root } from '../setup/root.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    format: { type: 'string' },
    out: { type: 'string' },
    'per-page': { type: 'boolean', default: false },
    only: { type: 'string' },
    force: { type: 'boolean', default: false },
    'accept-equal': { type: 'boolean', default: false },
    content: { type: 'string', default: 'content' },
  },
});
const [command, ...names] = positionals;
const say = (line: string) => console.log(line);
const content = resolve(values.content);
const graph = readGraph(content, relative(root, content));

if (command === 'export') {
  const { format = '', out } = values;
  const [language, ...others] = names;
  if (language === undefined || others.length > 0 || !Object.hasOwn(formats, format) || !out)
    throw new Error(
      `Specify what to export: npm run exchange -- export nl --format ${Object.keys(formats).join('|')} --out FILE`,
    );
  if (!targetLanguages.some(({ code }) => code === language))
    throw new Error(
      `There is no language “${language}”; there are: ${targetLanguages.map(({ code }) => code).join(', ')}.`,
    );
  exportFiles(
    graph,
    {
      language,
      format: format as FormatName,
      out,
      perPage: values['per-page'],
      ...(values.only !== undefined && { only: statesIn(values.only) }),
      addressOf: (key) => `${loadSite().url}/${language}${pathOf(key).replace(/^\/$/, '')}`,
    },
    say,
  );
} else if (command === 'import' && names.length > 0) {
  process.exitCode = importFiles(
    graph,
    names,
    { force: values.force, acceptEqual: values['accept-equal'] },
    say,
  );
} else {
  throw new Error(
    'Say what to do: npm run exchange -- export nl --format xliff1 --out nl.xlf, or import nl.xlf.',
  );
}

function statesIn(list: string): Set<UnitState> {
  const states: readonly string[] = ['missing', 'stale', 'translated'] satisfies UnitState[];
  const asked = list.split(',');
  const unknown = asked.find((state) => !states.includes(state));
  if (unknown !== undefined)
    throw new Error(`There is no state “${unknown}”; there are: ${states.join(', ')}.`);
  return new Set(asked as UnitState[]);
}
