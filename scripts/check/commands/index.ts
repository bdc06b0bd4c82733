import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Graph } from '../core/graph.ts';
import type { Project } from '../core/project.ts';
import { unknownOption, valueMissing } from '../options.ts';
import type { Surroundings } from '../run.ts';
import { accept } from './accept.ts';
import { diff } from './diff.ts';
import { create } from './new.ts';

/** What a command of the check works with. */
export interface CommandInput {
  graph: Graph;
  /** What it is about: “nl”, “nl/pricing”, “nl/pricing hero”. */
  names: string[];
  /** Whether it is about every language. */
  all: boolean;
  color: boolean;
  write(text: string): void;
}

/** What `npm run check --` does beside checking, by the first word after it. */
const commands: { readonly [name: string]: (input: CommandInput) => void } = { accept, diff, new: create };

/** Whether the arguments of the check ask for one of its commands. */
export const isCommand = ([name = '']: readonly string[]): boolean => Object.hasOwn(commands, name);

type ReadContent = (project: Project, folder: string, projectContent: string, workingDir: string) => Graph;

const options = { content: { type: 'string' }, all: { type: 'boolean' } } as const;

/**
 * Runs a command.
 * @returns 0, when it could be done
 * @throws Error with a sentence for people when it could not
 */
export function runCommand(
  [name = '', ...args]: readonly string[],
  { project, contentDir, workingDir, color, write }: Surroundings,
  readContent: ReadContent,
): number {
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (project.layout)
    throw new Error(
      `“${name}” is for projects that record what they translated; here the history of git tells.`,
    );
  const usage = `The options of ${name} are --content DIR and --all.`;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name: option, rawName, value } = token;
    if (!Object.hasOwn(options, option)) throw unknownOption(rawName, option, options, usage);
    if (option === 'content' && !value) throw valueMissing(rawName, usage);
  }
  const folder = typeof values.content === 'string' ? resolve(workingDir, values.content) : contentDir;
  const graph = readContent(project, folder, contentDir, workingDir);
  commands[name]?.({ graph, names: positionals, all: values.all === true, color, write });
  return 0;
}
