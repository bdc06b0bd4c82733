import type { Nodes } from 'mdast';
import { LineCounter } from 'yaml';
import type { ParsedFile } from '../parsed-file.ts';

/** A position in text: 1-based, with columns in UTF-16 code units. */
export interface Place {
  line: number;
  column: number;
}

/** Data whose keys and values can be found in its file. `locate` returns the nearest parent of a missing path. */
export interface Located {
  value: unknown;
  locate(path: readonly (string | number)[], at?: 'key' | 'value'): Place;
  /** The offsets in the file where a value, including its quotation marks, starts and ends. */
  rangeOf(path: readonly (string | number)[]): [from: number, to: number] | undefined;
}

export const startOfFile: Place = { line: 1, column: 1 };

/** The position of a value in a file, by offsets. */
export interface Spot {
  path: readonly (string | number)[];
  /** Where its key starts; list entries have none. */
  key?: number | undefined;
  from: number;
  to: number;
  isLeaf: boolean;
}

/** Returns data with the places of its values, which are computed on demand. */
export function locatedBy(value: unknown, text: string, start: number, spots: () => Spot[]): Located {
  let known: Map<string, Spot> | undefined;
  const spotOf = (path: readonly (string | number)[]): Spot | undefined => {
    known ??= new Map(spots().map((spot) => [JSON.stringify(spot.path), spot]));
    return known.get(JSON.stringify(path));
  };
  return {
    value,
    locate: (path, at = 'value') => {
      for (let length = path.length; length > 0; length--) {
        const spot = spotOf(path.slice(0, length));
        if (!spot) continue;
        const wantsKey = at === 'key' || !spot.isLeaf || length < path.length;
        return placeAt(text, (wantsKey ? spot.key : undefined) ?? spot.from);
      }
      return placeAt(text, start);
    },
    rangeOf: (path) => {
      const spot = spotOf(path);
      return spot && [spot.from, spot.to];
    },
  };
}

/** Returns the place of a character offset in text. */
export function placeAt(text: string, offset: number): Place {
  const { line, col } = linesOf(text).linePos(Math.min(Math.max(0, offset), text.length));
  return { line, column: col };
}

/** Line starts of the last two texts: places are looked up file by file, in a translation and its source. */
const known: { text: string; lines: LineCounter }[] = [];

function linesOf(text: string): LineCounter {
  const last = known.find((one) => one.text === text);
  if (last) return last.lines;
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
  known.unshift({ text, lines });
  known.length = Math.min(known.length, 2);
  return lines;
}

/** Returns the character offset of a place in text. */
export const offsetAt = (text: string, { line, column }: Place): number =>
  (linesOf(text).lineStarts[line - 1] ?? 0) + column - 1;

/** Returns where a node of a body starts. */
export const placeOf = (node: Nodes): Place => node.position?.start ?? startOfFile;

/** Returns the start of the last nonempty line of a file. */
export function lastLine({ text }: ParsedFile): Place {
  return { line: placeAt(text, text.trimEnd().length).line, column: 1 };
}

/** Formats a place in another file for a message: “content/en/about.mdx:8:3”. */
export const reference = (file: { path: string }, { line, column }: Place): string =>
  `${file.path}:${line}:${column}`;
