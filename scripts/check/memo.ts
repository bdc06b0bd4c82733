/** Caches results by a key that names everything they depend on. */
export interface Memo {
  /** The result for a key: cached, or computed and then cached. */
  remember<Value>(key: string, compute: () => Value): Value;
}

/** Caches in memory, for as long as the program runs. */
export function memoInMemory(): Memo {
  const results = new Map<string, unknown>();
  return {
    remember: (key, compute) => {
      if (!results.has(key)) results.set(key, compute());
      return results.get(key) as ReturnType<typeof compute>;
    },
  };
}
