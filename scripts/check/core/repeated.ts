import { counter } from './counter.ts';

/** The items whose name an earlier item has. */
export function repeated<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const timesBefore = counter();
  return items.filter((item) => timesBefore(nameOf(item)) > 0);
}
