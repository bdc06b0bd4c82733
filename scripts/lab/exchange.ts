import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitState } from '../authoring/editing/unit.ts';
import type { ExchangePage } from '../authoring/exchange/document.ts';
import { exportPages } from '../authoring/exchange/export.ts';
import type { FormatName } from '../authoring/exchange/formats.ts';
import { exportFiles, importFiles } from '../authoring/exchange/run.ts';
import { escapeXml } from '../authoring/exchange/xml.ts';
import { readGraph } from '../content/graph.ts';
import { root } from '../setup/root.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

const language = 'nl';
const missing = `${language}/portfolio.mdx`;
const content = join(root, 'content');

/**
 * The tools, each with what has it read exchange files in a folder: it returns what was done, and throws if the result
 * is wrong.
 */
const tools: { readonly [name: string]: (folder: string) => string } = { msgfmt, pofilter, xliff2po, omegat };

/**
 * Has each tool that is installed read exchange files of the content, and imports what OmegaT writes.
 *
 * @returns whether all of them could
 */
export function exchangeWithTools(say: (line: string) => void): Promise<boolean> {
  return withTemporaryFolder('exchange', async (folder) => {
    let isRight = true;
    for (const [name, check] of Object.entries(tools)) {
      // OmegaT prints its version with its help.
      const { status, stdout } = spawnSync(name, [name === 'omegat' ? '--help' : '--version'], {
        encoding: 'utf8',
      });
      if (status !== 0) {
        say(`${name} was not run: it is not installed.`);
        continue;
      }
      try {
        say(`${stdout.trim().split('\n')[0]}: ${check(folder)}`);
      } catch (error) {
        say(`${name} failed: ${(error as Error).message}`);
        isRight = false;
      }
    }
    return isRight;
  });
}

/** Writes an exchange file, as the command does. */
function exportTo(
  out: string,
  format: FormatName,
  folder = content,
  only?: UnitState,
  code = language,
): void {
  const options = { language: code, format, out, perPage: false, ...(only && { only: new Set([only]) }) };
  exportFiles(readGraph(folder), options, () => undefined);
}

/** Runs a program. @throws Error with what it printed as errors */
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });

function msgfmt(folder: string): string {
  const codes = ['nl', 'fr', 'de', 'ar', 'zh'];
  for (const code of codes) {
    const file = join(folder, `${code}.po`);
    exportTo(file, 'po', content, undefined, code);
    run('msgfmt', '--check', '--output-file', `${file}.mo`, file);
  }
  return `takes the PO files of ${codes.join(', ')}`;
}

function pofilter(folder: string): string {
  const [file, found] = [join(folder, 'nl.po'), join(folder, 'found.po')];
  exportTo(file, 'po');
  run('pofilter', '-t', 'xmltags', '-t', 'variables', '-t', 'urls', file, found);
  // Nothing is written where nothing is found.
  if (existsSync(found)) throw new Error(readFileSync(found, 'utf8'));
  return 'finds no lost tag, variable or address in the PO file';
}

function xliff2po(folder: string): string {
  const [file, converted] = [join(folder, 'nl.xlf'), join(folder, 'converted.po')];
  exportTo(file, 'xliff1');
  run('xliff2po', '--progress', 'none', file, converted);
  const units = readFileSync(file, 'utf8').match(/<trans-unit /g)?.length;
  // The header is an entry too.
  const found = (readFileSync(converted, 'utf8').match(/^msgid /gm)?.length ?? 0) - 1;
  if (found !== units) throw new Error(`It has ${found} of ${units} units.`);
  return `converts all ${units} units of the XLIFF 1.2 file`;
}

/** Translates a page missing from a copy of the content with the translation memory of all pages, and imports it. */
function omegat(folder: string): string {
  const [project, lacking] = [join(folder, 'project'), join(folder, 'content')];
  for (const below of ['source', 'target', 'tm/auto', 'glossary', 'dictionary', 'omegat'])
    mkdirSync(join(project, below), { recursive: true });
  cpSync(content, lacking, { recursive: true });
  rmSync(join(lacking, missing));
  writeFileSync(join(project, 'omegat.project'), projectFile);
  exportTo(join(project, 'source/nl.xlf'), 'xliff1', lacking, 'missing');
  exportTo(join(project, 'tm/auto/nl.tmx'), 'tmx');
  writeFileSync(
    join(project, 'omegat/project_save.tmx'),
    typed([...exportPages(readGraph(content), { language })]),
  );
  run('omegat', project, '--mode=console-translate', `--config-dir=${folder}/settings`, '--quiet');
  const said: string[] = [];
  const options = { force: false, acceptEqual: true };
  importFiles(readGraph(lacking), [join(project, 'target/nl.xlf')], options, (line) => said.push(line));
  const [expected, found] = [content, lacking].map((one) => readFileSync(join(one, missing), 'utf8'));
  if (found !== expected) throw new Error(`${said.join('\n')}\n${found}`);
  return 'translates the missing page from the TMX and from its own memory, and the import writes it as it was';
}

/** What a translator types for texts with codes, as OmegaT keeps it: its tags are named by letter and number. */
function typed(pages: readonly ExchangePage[]): string {
  const units = pages.flatMap((page) => page.units).filter(({ source }) => source.length > 1);
  const segments = units.map(({ source, target = [] }) => {
    const ids = [...new Set(source.flatMap(({ id }) => id || []))];
    return [source, target].map((text) =>
      text
        .map(({ type, id, text: words }) => {
          const number = ids.indexOf(id);
          const tags = { text: words, object: `<x${number}/>`, open: `<g${number}>`, close: `</g${number}>` };
          return escapeXml(tags[type]);
        })
        .join(''),
    );
  });
  const entries = segments.map(
    ([source, target]) =>
      `<tu><tuv lang="en"><seg>${source}</seg></tuv><tuv lang="${language}"><seg>${target}</seg></tuv></tu>`,
  );
  const header =
    '<header creationtool="OmegaT" o-tmf="OmegaT TMX" adminlang="EN-US" datatype="plaintext" creationtoolversion="3.6" segtype="paragraph" srclang="en"/>';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.1">${header}<body>${entries.join('\n')}</body></tmx>\n`;
}

const projectFile = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<omegat>
  <project version="1.0">
    <source_dir>__DEFAULT__</source_dir>
    <target_dir>__DEFAULT__</target_dir>
    <tm_dir>__DEFAULT__</tm_dir>
    <glossary_dir>__DEFAULT__</glossary_dir>
    <glossary_file>__DEFAULT__</glossary_file>
    <dictionary_dir>__DEFAULT__</dictionary_dir>
    <source_lang>en</source_lang>
    <target_lang>${language}</target_lang>
    <sentence_seg>false</sentence_seg>
    <support_default_translations>true</support_default_translations>
    <remove_tags>false</remove_tags>
  </project>
</omegat>
`;
