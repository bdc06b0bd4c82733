/** Groups items by name, in the order in which the names first appear. */
export function grouped<Item>(
  items: readonly Item[],
  nameOf: (item: Item, index: number) => string,
): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const [index, item] of items.entries()) {
    const name = nameOf(item, index);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

/** Returns a function that counts names, and says how often each was passed before. */
export function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before;
  };
}

/** Returns a function that takes one of the given names, and says whether one was left. */
export function takeFrom(names: readonly string[]): (name: string) => boolean {
  const left = grouped(names, (name) => name);
  return (name) => left.get(name)?.pop() !== undefined;
}

/** Returns the names that the others contain less often. */
export function without(names: readonly string[], others: readonly string[]): string[] {
  const take = takeFrom(others);
  return names.filter((name) => !take(name));
}

/** Returns the items that have the name of an earlier item. */
export const repeated = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] =>
  [...grouped(items, nameOf).values()].flatMap(([, ...rest]) => rest);
