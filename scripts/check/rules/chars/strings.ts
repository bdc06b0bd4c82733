/** Every string in a value, with its path. */
export function stringsIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => stringsIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => stringsIn(entry, [...path, key]));
}
