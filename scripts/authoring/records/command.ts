import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type OpenProject, readContent } from '../../check/index.ts';
import { accept } from './accept.ts';
import { diff } from './diff.ts';
import { create } from './new.ts';

const commands = { accept, diff, new: create };

type Command = keyof typeof commands;

/** Whether a word names a command for records, which say from which English text a translation was made. */
export const isRecordCommand = (word: string | undefined): word is Command =>
  word !== undefined && Object.hasOwn(commands, word);

/** What `--help` says about these commands. */
export const recordHelp = `
Commands for this site's translations, each for a language or a file; diff and accept also for parts of a file:

  new nl/pricing     creates the file, or adds the texts that it lacks, as English marked TODO
  diff nl/pricing    shows what changed in English since the file was translated
  accept nl/pricing  records that the file is up to date with English

  --all              all languages`;

/** Runs `npm run check -- accept nl/pricing`, `diff` or `new`. @throws Error when that is not possible */
export function runRecordCommand(
  command: Command,
  args: readonly string[],
  { color, write, ...opened }: OpenProject & { color: boolean; write(text: string): void },
): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, content: { type: 'string' } },
    allowPositionals: true,
  });
  const contentDir = values.content ? resolve(values.content) : opened.contentDir;
  const graph = readContent({ ...opened, contentDir });
  commands[command]({ graph, name: command, names: positionals, all: values.all ?? false, color, write });
}
