import { existsSync } from 'node:fs';
import {
  contentFile,
  isPage,
  nameOfPair,
  partsOf,
  recordOf,
  type TranslatedFile,
  translatedFilesOf,
  writeText,
} from '../../check/core/index.ts';
import { scaffold } from './scaffold.ts';
import { type CommandInput, targetsOf } from './targets.ts';
import { jsonRecord, recordFile } from './written-record.ts';

/** `npm run check -- new nl/careers`: adds what a translation lacks, or the whole file, as English marked TODO. */
export function create(input: CommandInput): void {
  const done = targetsOf(translatedFilesOf(input.graph), input).map(({ file }) => {
    const message = createOne(file, input);
    input.write(message);
    return message;
  });
  if (done.join('') === '') input.write('Nothing is missing.\n');
}

/** @returns a line that says what was done; empty if nothing was missing */
function createOne(file: TranslatedFile, { graph }: CommandInput): string {
  const { source, translation } = file;
  const { text, added } = scaffold(file);
  if (translation && added.length === 0) return '';
  if (translation) {
    writeText(translation, text);
    return `${translation.path}: added ${added.join(', ')}. Translate the texts marked TODO.\n`;
  }
  const place = contentFile(graph.contentDir, `${nameOfPair(file)}${source.extension}`, graph.displayRoot);
  // Anything else with the same name, such as a folder, is not overwritten.
  if (existsSync(place.absolute))
    throw new Error(
      `${place.path} already exists, but cannot be read as a translation; rename or delete it.`,
    );
  writeText(place, text);
  // A namespace has its record in another file, a page in its frontmatter.
  if (!isPage(source)) writeText(recordFile(place), jsonRecord(recordOf(partsOf(file))));
  return `Created ${place.path} with the English texts. Translate the texts marked TODO.\n`;
}
