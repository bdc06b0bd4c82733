/** Counts names: says how often each came before. */
export function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before;
  };
}

/** Takes names from those that are given, each once: says whether one was left. */
export function takerOf(names: readonly string[]): (name: string) => boolean {
  const left = new Map<string, number>();
  for (const name of names) left.set(name, (left.get(name) ?? 0) + 1);
  return (name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count > 0;
  };
}
