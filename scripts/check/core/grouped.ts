/** Items by a name, in the order in which the names first come. */
export function grouped<Item>(
  items: readonly Item[],
  nameOf: (item: Item, index: number) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const [index, item] of items.entries()) {
    const name = nameOf(item, index);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

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
  const left = grouped(names, (name) => name);
  return (name) => left.get(name)?.pop() !== undefined;
}

/** The items whose name an earlier item has. */
export const repeated = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] =>
  [...grouped(items, nameOf).values()].flatMap(([, ...rest]) => rest);
