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
