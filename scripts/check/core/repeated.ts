/** The items whose name an earlier item has. */
export function repeated<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const name = nameOf(item);
    const isAgain = seen.has(name);
    seen.add(name);
    return isAgain;
  });
}
