import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Caches results by a key that names everything they depend on. Results are plain data. */
export interface Memo {
  /** The result for a key: cached, or computed and then cached. */
  remember<Value>(key: string, compute: () => Value): Value;
}

/** Caches nothing. */
export const forgetful: Memo = { remember: (_, compute) => compute() };

/** Caches in memory, and asks an older memo for what it lacks. */
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
  /** Writes the results used in this run; others are dropped. */
  save(): void;
}

/** Opens a memo, empty if its file is missing or of another version of the code. A failure to write only costs time. */
export function openMemo(file: string, version: string): MemoFile {
  const known = readResults(file, version);
  const used = new Map<string, unknown>();
  return {
    remember: (key, compute) => {
      // `--base` and `--fix` check two versions of the content in one run, in which most files are the same.
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
    // Missing or incomplete.
  }
  return new Map();
}
