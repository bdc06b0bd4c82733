import { existsSync } from 'node:fs';
import { closest } from '../core/explain.ts';
import { contentFile, writeText } from '../core/files.ts';
import { type TranslatedFile, translatedFilesOf } from '../core/pairs.ts';
import { isLocaleOf, type Locale, targetsOf } from '../core/project.ts';
import { isPage, partsOf } from '../core/staleness/parts.ts';
import { jsonRecord, recordFile, recordOf } from '../core/staleness/record.ts';
import { didYouMean, quote } from '../core/words.ts';
import { scaffold } from '../scaffold/scaffold.ts';
import type { CommandInput } from './index.ts';
import { eachOf, withoutFolder } from './targets.ts';

/** `npm run check -- new nl/careers`: adds what a translation lacks, or the whole file, in English marked TODO. */
export function create(input: CommandInput): void {
  const done: string[] = [];
  eachOf(wanted(input), (file) => {
    const lines = createOne(input, file);
    for (const line of lines) input.write(`${line}\n`);
    done.push(...lines);
  });
  if (done.length === 0) input.write('Nothing is missing there.\n');
}

/** @returns what was done, as a sentence; nothing where nothing was missing */
function createOne({ graph }: CommandInput, file: TranslatedFile): string[] {
  const { source, translation, language } = file;
  const { text, added } = scaffold(file);
  if (translation && added.length === 0) return [];
  const place = contentFile(
    graph.contentDir,
    `${language.code}/${source.key}${source.extension}`,
    graph.shownAs,
  );
  if (translation) {
    writeText(translation, text);
    return [`${place.path}: added ${added.join(', ')}, still to be translated.`];
  }
  // Something else with the same name, such as a folder, is not overwritten.
  if (existsSync(place.absolute))
    throw new Error(`${place.path} is there already, but it cannot be read as a translation.`);
  writeText(place, text);
  // The record of a namespace; pages have theirs in the frontmatter.
  if (!isPage(source)) writeText(recordFile(place), jsonRecord(recordOf(partsOf(file))));
  return [`Created ${place.path} with the English texts, still to be translated.`];
}

function wanted({ graph, names, all }: CommandInput): TranslatedFile[] {
  const files = translatedFilesOf(graph);
  const { project } = graph;
  const codes = targetsOf(project).map(({ code }) => code);
  const filesIn = (locale: Locale) => files.filter(({ language }) => language.code === locale);
  if (all) return codes.flatMap(filesIn);
  if (names.length === 0) {
    throw new Error(`Say what to begin: “${project.command} new nl/pricing”, a language, or --all.`);
  }
  return names.flatMap((name) => {
    const [locale = '', ...rest] = withoutFolder(name, graph.shownAs).split('/');
    if (!isLocaleOf(project, locale)) {
      const meant = closest(locale, codes);
      throw new Error(
        `There is no language ${quote(locale)}${meant ? `; did you mean “${meant}”?` : `; there are ${codes.join(', ')}.`}`,
      );
    }
    if (locale === project.source) throw new Error('English is the source; write its files yourself.');
    const known = filesIn(locale);
    const key = rest.join('/');
    if (key === '') return known;
    const found = known.filter(({ source }) => source.key === key);
    if (found.length > 0) return found.slice(0, 1);
    const keys = known.map(({ source }) => source.key);
    const meant = closest(key, keys);
    throw new Error(`There is no English file ${quote(key)}${didYouMean(meant && `“${locale}/${meant}”`)}`);
  });
}
