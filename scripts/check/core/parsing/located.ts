/** A place in a text, 1-based, columns in UTF-16 code units. */
export interface Place {
  line: number;
  column: number;
}

/** Data whose keys and values can be found in its file. `locate` returns the nearest parent of a missing path. */
export interface Located {
  value: unknown;
  locate(path: readonly (string | number)[], at?: 'key' | 'value'): Place;
  /** The characters of the file that a value is written with, quotation marks included; offsets from, to. */
  rangeOf(path: readonly (string | number)[]): [from: number, to: number] | undefined;
}

export const startOfFile: Place = { line: 1, column: 1 };

/** Where a value is in a file, by offsets. */
export interface Spot {
  path: readonly (string | number)[];
  /** Where its key starts; entries of lists have none. */
  key?: number | undefined;
  from: number;
  to: number;
  isLeaf: boolean;
}

/** Data with the places of its values. */
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

/** Place of a character offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const starts = lineStartsOf(text);
  const at = Math.min(Math.max(0, offset), text.length);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
}

/** Of the last two texts: places are asked for file by file, in a translation and its source. */
const known: { text: string; starts: number[] }[] = [];

function lineStartsOf(text: string): number[] {
  const last = known.find((one) => one.text === text);
  if (last) return last.starts;
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  known.unshift({ text, starts });
  known.length = Math.min(known.length, 2);
  return starts;
}

/** Character offset of a place of a text. */
export const offsetAt = (text: string, { line, column }: Place): number =>
  (lineStartsOf(text)[line - 1] ?? 0) + column - 1;
