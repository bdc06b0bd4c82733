/** Counts names: says how often each came before. */
export function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before;
  };
}
