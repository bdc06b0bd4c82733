import type { Graph } from '../core/graph.ts';
import type { CheckOptions } from '../options.ts';
import { accept } from './accept.ts';
import { diff } from './diff.ts';
import { create } from './new.ts';

export interface CommandInput {
  /** What it is called: “accept”. */
  command: string;
  graph: Graph;
  /** Its targets: “nl”, “nl/pricing”, “nl/pricing hero”. */
  names: string[];
  /** Whether it applies to every language. */
  all: boolean;
  color: boolean;
  write(text: string): void;
}

const commands: { readonly [name: string]: (input: CommandInput) => void } = { accept, diff, new: create };

/** Runs a command. */
export function runCommand(
  { name, names, all }: NonNullable<CheckOptions['command']>,
  graph: Graph,
  { color, write }: Pick<CommandInput, 'color' | 'write'>,
): void {
  if (graph.project.layout)
    throw new Error(
      `“${name}” is for projects that record what they translated; here the history of git tells.`,
    );
  commands[name]?.({ command: name, graph, names, all, color, write });
}
