import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { quote } from './core/words.ts';
import { type FormatName, formatNames } from './formats/index.ts';

/** The commands besides checking. */
export const commandNames = ['init', 'accept'] as const;

export interface CheckOptions {
  command?: (typeof commandNames)[number];
  /** The files and folders to report on, all if empty; for `accept`, those whose findings go into the baseline. */
  paths: string[];
  outputs: Output[];
  /** The folder of the project, if not the current one. */
  cwd?: string;
  /** A content folder to use instead of the project's. */
  content?: string;
  /** A commit, branch or tag: only findings caused by changes since then block. */
  base?: string;
  fix?: boolean;
  help?: boolean;
  version?: boolean;
}

export interface Output {
  format: FormatName;
  /** The file to write to instead of the terminal. */
  out?: string;
}

/** The output of `--help`. */
export const help = `Finds what is missing, stale or broken in the translations of a project.

Usage: hulma-check [options] [FILE or FOLDER …]
       hulma-check init | accept [options]

  FILE, FOLDER   reports only on these, named as in the report: locales/fr.json, i18n/fr

  --format NAME  ${formatNames.join(', ')}
  --out FILE     writes the report to a file; each format but one needs its own
  --base REF     checks what changed since a commit or branch; older findings do not block
  --fix          applies safe fixes: invisible characters, full-width brackets in links, typography
  --content DIR  the folder to search for translations
  --cwd DIR      the project folder
  --version      prints the version

  init           writes a configuration, and the current findings as a baseline
  accept FILE, accept FILE:LINE
                 adds the findings in a file or line to the baseline, to accept them

The exit status is 0 without errors, 1 with errors, and 2 if a file cannot be read or the check itself fails.
`;

const options = {
  base: { type: 'string' },
  content: { type: 'string' },
  cwd: { type: 'string' },
  fix: { type: 'boolean' },
  format: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  out: { type: 'string', multiple: true },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Parses the command-line arguments; throws if they are invalid. */
export function readOptions(args: readonly string[]): CheckOptions {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    tokens: true,
  });
  const command = commandNames.find((name) => name === positionals[0]);
  const foreign = Object.keys(values).find((name) => ['base', 'fix', 'format', 'out'].includes(name));
  if (command && foreign) throw new Error(`${quote(command)} has no option --${foreign}.`);
  const { format = ['human'], out = [], ...others } = values;
  const outputs: Output[] = format.map((one) => ({ format: formatOf(one) }));
  let formats = 0;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (token.name === 'format') formats += 1;
    // An `--out` belongs to the `--format` before it, or else to the first one.
    const output = outputs[Math.max(0, formats - 1)];
    if (token.name !== 'out' || !output || token.value === undefined) continue;
    if (output.out !== undefined)
      throw new Error('One --format has two --out. Write --format before each --out.');
    output.out = token.value;
  }
  if (new Set(out.map((path) => resolve(path))).size < out.length)
    throw new Error('Two reports cannot go to the same file.');
  if (outputs.filter(({ out }) => out === undefined).length > 1)
    throw new Error('Only one report can go to the terminal. Write --out FILE after every --format but one.');
  return { ...others, ...(command && { command }), paths: positionals.slice(command ? 1 : 0), outputs };
}

function formatOf(name: string): FormatName {
  const format = formatNames.find((other) => other === name);
  if (format) return format;
  throw new Error(`There is no format ${quote(name)}; the formats are ${formatNames.join(', ')}.`);
}
