/** Caches results by a key that names everything they depend on. Results are plain data. */
export interface Memo {
  /** The result for a key: cached, or computed and then cached. */
  remember<Value>(key: string, compute: () => Value): Value;
}

/**
 * Caches in memory.
 * @param known results of earlier runs
 * @param used receives the results of this run
 */
export function memoInMemory(
  known: ReadonlyMap<string, unknown> = new Map(),
  used = new Map<string, unknown>(),
): Memo {
  return {
    remember: (key, compute) => {
      const results = [used, known].find((results) => results.has(key));
      const result = results ? results.get(key) : compute();
      used.set(key, result);
      return result as ReturnType<typeof compute>;
    },
  };
}
