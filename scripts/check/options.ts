import { parseArgs } from 'node:util';
import { closest } from '../../schema/explain.ts';
import { type FormatName, formatNames } from './formats/index.ts';

/** What the check is asked to do. */
export interface CheckOptions {
  format: FormatName;
  /** Another content folder than the project's. */
  content?: string;
  /** The file to write to instead of the terminal. */
  out?: string;
}

const known = { format: { type: 'string' }, content: { type: 'string' }, out: { type: 'string' } } as const;

const usage = `The options are --format ${formatNames.join('|')}, --content DIR and --out FILE.`;

/**
 * Reads the arguments of the command.
 * @throws Error with a sentence for people when an argument is not known
 */
export function readOptions(args: readonly string[]): CheckOptions {
  const { values, tokens } = parseArgs({ args: [...args], options: known, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Error(`“${token.value}” is not an option. ${usage}`);
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(known, token.name)) {
      const meant = closest(token.name, Object.keys(known));
      throw new Error(
        `There is no option ${token.rawName}${meant ? `; did you mean --${meant}?` : '.'} ${usage}`,
      );
    }
    if (!token.value || (!token.inlineValue && token.value.startsWith('--'))) {
      throw new Error(`The option ${token.rawName} needs a value. ${usage}`);
    }
  }
  const { format = 'human', content, out } = values as { [Name in keyof typeof known]?: string };
  if (!isFormat(format))
    throw new Error(`There is no format “${format}”; the formats are ${formatNames.join(', ')}.`);
  return { format, ...(content !== undefined && { content }), ...(out !== undefined && { out }) };
}

const isFormat = (name: string): name is FormatName => formatNames.some((format) => format === name);
