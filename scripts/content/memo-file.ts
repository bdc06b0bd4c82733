import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Memo, memoInMemory } from '../check/index.ts';
import { root } from '../setup/root.ts';
import { checkVersion } from './check-version.ts';

/** Version of the running code: computed once, since its files may change; lazily, since record commands need none. */
let version: string | undefined;

/** Opens the results of the last check of this site: with them, it takes three fifths of the time (run it twice). */
export function openSiteMemo() {
  version ??= checkVersion(root);
  return openMemo(join(root, '.cache', 'check.json'), version);
}

/** Opens a memo, empty if its file is missing or from another version of the code. Failed saves only cost time. */
export function openMemo(file: string, version: string): Memo & { save(): void } {
  const known = readResults(file, version);
  const used = new Map<string, unknown>();
  return {
    ...memoInMemory(known, used),
    // Results that were not used in this run are dropped.
    save: () => {
      const isSame = used.size === known.size && [...used.keys()].every((key) => known.has(key));
      if (isSame || used.size === 0) return;
      try {
        mkdirSync(dirname(file), { recursive: true });
        const temporaryFile = `${file}.${process.pid}`;
        writeFileSync(temporaryFile, JSON.stringify({ version, results: [...used] }));
        renameSync(temporaryFile, file);
      } catch {
        // The next run computes the results again.
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
