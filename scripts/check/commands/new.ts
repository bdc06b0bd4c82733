import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from '../core/explain.ts';
import { contentPath, writeText } from '../core/files.ts';
import { pairsOf, type SourceFile, sourcesOf } from '../core/pairs.ts';
import { isLocaleOf, type Locale, targetsOf } from '../core/project.ts';
import { isPage, partsOf } from '../core/staleness/parts.ts';
import { jsonRecord, recordFile, recordOf } from '../core/staleness/record.ts';
import { quote } from '../core/words.ts';
import { scaffold } from '../scaffold/scaffold.ts';
import type { CommandInput } from './index.ts';
import { eachOf, withoutFolder } from './targets.ts';

/** `npm run check -- new nl/careers`: adds what a translation lacks, or the whole file, in English marked TODO. */
export function create(input: CommandInput): void {
  const done: string[] = [];
  eachOf(wanted(input), ({ locale, file }) => {
    const lines = createOne(input, locale, file);
    for (const line of lines) input.write(`${line}\n`);
    done.push(...lines);
  });
  if (done.length === 0) input.write('Nothing is missing there.\n');
}

/** @returns what was done, as a sentence; nothing where nothing was missing */
function createOne({ graph }: CommandInput, locale: Locale, file: SourceFile): string[] {
  const { source } = file;
  const pair = pairsOf(graph).find((one) => one.source === source && one.language.code === locale);
  const translation = pair?.translation;
  const { text, added } = scaffold({ ...file, locale, translation });
  const below = `${locale}/${source.key}${source.extension}`;
  const path = contentPath(graph.shownAs, below);
  if (translation && added.length === 0) return [];
  if (translation) {
    writeText(translation, text);
    return [`${path}: added ${added.join(', ')}, still to be translated.`];
  }
  const absolute = join(graph.contentDir, below);
  // Something else with the same name, such as a folder, is not overwritten.
  if (existsSync(absolute))
    throw new Error(`${path} is there already, but it cannot be read as a translation.`);
  const created = { absolute, relative: below, path };
  writeText(created, text);
  // The record of a namespace; pages have theirs in the frontmatter.
  if (!isPage(source)) writeText(recordFile(created), jsonRecord(recordOf(partsOf(file))));
  return [`Created ${path} with the English texts, still to be translated.`];
}

interface Wanted {
  locale: Locale;
  file: SourceFile;
}

function wanted({ graph, names, all }: CommandInput): Wanted[] {
  const files = sourcesOf(graph);
  const { project } = graph;
  const codes = targetsOf(project).map(({ code }) => code);
  const everything = (locale: Locale): Wanted[] => files.map((file) => ({ locale, file }));
  if (all) return codes.flatMap(everything);
  if (names.length === 0) {
    throw new Error(`Say what to begin: “${project.command} new nl/pricing”, a language, or --all.`);
  }
  return names.flatMap((name) => {
    const plain = withoutFolder(name, graph.shownAs);
    const [locale = '', ...rest] = plain.split('/');
    const key = rest.join('/');
    if (!isLocaleOf(project, locale)) {
      const meant = closest(locale, codes);
      throw new Error(
        `There is no language ${quote(locale)}${meant ? `; did you mean “${meant}”?` : `; there are ${codes.join(', ')}.`}`,
      );
    }
    if (locale === project.source) throw new Error('English is the source; write its files yourself.');
    if (key === '') return everything(locale);
    const file = files.find(({ source }) => source.key === key);
    if (file) return [{ locale, file }];
    const meant = closest(
      key,
      files.map(({ source }) => source.key),
    );
    throw new Error(
      `There is no English file ${quote(key)}${meant ? `; did you mean “${locale}/${meant}”?` : '.'}`,
    );
  });
}
