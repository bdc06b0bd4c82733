import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closest } from './core/explain.ts';
import { quote } from './core/words.ts';
import { type FormatName, formatNames } from './formats/index.ts';

/** The commands besides checking, by the first argument. */
const commandNames = ['init', 'new', 'diff', 'accept'] as const;

export interface CheckOptions {
  /** A command with its targets, such as `accept nl/pricing hero`, or for everything. */
  command?: { name: (typeof commandNames)[number]; names: string[]; all: boolean };
  outputs: Output[];
  /** The project, if not the current folder. */
  cwd?: string;
  /** Another content folder than the project's. */
  content?: string;
  /** Only what changed since this commit, branch or tag blocks. */
  base?: string;
  fix?: true;
}

export interface Output {
  format: FormatName;
  /** The file to write to instead of the terminal. */
  out?: string;
}

const folders = { content: { type: 'string' }, cwd: { type: 'string' } } as const;
const ofCommands = { ...folders, all: { type: 'boolean' } } as const;
const ofCheck = {
  ...folders,
  format: { type: 'string', multiple: true },
  out: { type: 'string', multiple: true },
  base: { type: 'string' },
  fix: { type: 'boolean' },
} as const;

const usage = `The options are --format ${formatNames.join('|')}, --out FILE, --base REF, --fix, --content DIR and --cwd DIR.`;

/** Reads the arguments. Of several formats, all but one need an `--out` after them. */
export function readOptions(args: readonly string[]): CheckOptions {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: { ...ofCheck, ...ofCommands },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const [word, ...names] = positionals;
  const command = commandNames.find((name) => name === word);
  const [known, help] = command
    ? [ofCommands, `The options of ${command} are --content DIR and --all.`]
    : [ofCheck, usage];
  const options: CheckOptions = {
    outputs: [],
    ...(command && { command: { name: command, names, all: false } }),
  };
  const files: { path: string; of: number }[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional' && !command)
      throw new Error(`${quote(token.value)} is not an option. ${usage}`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(known, name)) {
      const meant = closest(name, Object.keys(known));
      throw new Error(`There is no option ${rawName}${meant ? `; did you mean --${meant}?` : '.'} ${help}`);
    }
    if (name === 'fix') options.fix = true;
    else if (name === 'all') Object.assign(options.command ?? {}, { all: true });
    else if (!value || (!token.inlineValue && value.startsWith('--')))
      throw new Error(`The option ${rawName} needs a value. ${help}`);
    else if (name === 'format') options.outputs.push({ format: formatOf(value) });
    else if (name === 'out') files.push({ path: value, of: Math.max(0, options.outputs.length - 1) });
    else options[name as 'base' | 'content' | 'cwd'] = value;
  }
  if (options.outputs.length === 0) options.outputs.push({ format: 'human' });
  for (const { path, of } of files) {
    const output = options.outputs[of];
    if (output?.out !== undefined)
      throw new Error(`There are two --out for one --format. Write --format before each of them. ${usage}`);
    if (output) output.out = path;
  }
  const paths = files.map(({ path }) => resolve(path));
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice) throw new Error(`Two reports cannot go to the same file: ${twice}. ${usage}`);
  if (options.outputs.filter(({ out }) => out === undefined).length > 1) {
    throw new Error(
      `Only one report can go to the terminal. Write --out FILE after each other --format. ${usage}`,
    );
  }
  return options;
}

function formatOf(name: string): FormatName {
  const format = formatNames.find((other) => other === name);
  if (format) return format;
  if (name.includes(',')) {
    throw new Error(
      `${quote(name)} is not one format. Write --format for each, and --out FILE after all but one. ${usage}`,
    );
  }
  throw new Error(`There is no format ${quote(name)}; the formats are ${formatNames.join(', ')}.`);
}
