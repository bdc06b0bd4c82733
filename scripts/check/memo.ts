import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Remembers results by a key that names everything they follow from. Results are plain data. */
export interface Memo {
  /** The result for a key: the remembered one, or else the computed one, which is remembered. */
  remember<Value>(key: string, compute: () => Value): Value;
}

/** Remembers nothing. */
export const forgetful: Memo = { remember: (_, compute) => compute() };

/**
 * Remembers for as long as it is at hand.
 *
 * @param older a memo that knows more already, asked for what this one has not computed yet
 */
export function memoInMemory(older: Memo = forgetful): Memo {
  const results = new Map<string, unknown>();
  return {
    remember: (key, compute) => {
      if (!results.has(key)) results.set(key, older.remember(key, compute));
      return results.get(key) as ReturnType<typeof compute>;
    },
  };
}

/** A memo that is kept in a file between runs. */
export interface MemoFile extends Memo {
  /** Writes the results that this run asked for; those that nobody asks for any more go. */
  save(): void;
}

/**
 * Opens a memo. A file that is not there, cannot be read or was written by another version is as good as an
 * empty one, and one that cannot be written costs time only.
 *
 * @param version names the code that computes the results
 */
export function openMemo(file: string, version: string): MemoFile {
  const known = readResults(file, version);
  const used = new Map<string, unknown>();
  return {
    remember: (key, compute) => {
      // `--base` and `--fix` judge two contents in one run, of which most files are the same.
      const remembered = [used, known].find((results) => results.has(key));
      const result = remembered ? remembered.get(key) : compute();
      used.set(key, result);
      return result as ReturnType<typeof compute>;
    },
    save: () => {
      const isSame = used.size === known.size && [...used.keys()].every((key) => known.has(key));
      if (isSame || used.size === 0) return;
      try {
        mkdirSync(dirname(file), { recursive: true });
        const own = `${file}.${process.pid}`;
        writeFileSync(own, JSON.stringify({ version, results: [...used] }));
        renameSync(own, file);
      } catch {
        // The next run computes again.
      }
    },
  };
}

function readResults(file: string, version: string): Map<string, unknown> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    if (stored.version === version) return new Map(stored.results);
  } catch {
    // Not there, or not whole.
  }
  return new Map();
}
