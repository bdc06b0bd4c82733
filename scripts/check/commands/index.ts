import type { Graph } from '../core/graph.ts';
import type { CheckOptions } from '../options.ts';
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

const commands: { readonly [name: string]: (input: CommandInput) => void } = { accept, diff, new: create };

/**
 * Runs a command.
 * @throws Error with a sentence for people when it could not be done
 */
export function runCommand(
  { name, names, all }: NonNullable<CheckOptions['command']>,
  graph: Graph,
  { color, write }: Pick<CommandInput, 'color' | 'write'>,
): void {
  if (graph.project.layout)
    throw new Error(
      `“${name}” is for projects that record what they translated; here the history of git tells.`,
    );
  commands[name]?.({ graph, names, all, color, write });
}
