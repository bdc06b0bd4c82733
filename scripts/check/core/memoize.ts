/**
 * Memoizes a function by its first argument: an object, for as long as it is in memory, or a string. In all calls with
 * the same first argument, the others have to be equivalent, too.
 */
export function memoize<Key extends object | string, Rest extends unknown[], Result>(
  read: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const byObject = new WeakMap<object, { result: Result }>();
  const byString = new Map<string, { result: Result }>();
  return (key, ...rest) => {
    const known = typeof key === 'string' ? byString.get(key) : byObject.get(key);
    const entry = known ?? { result: read(key, ...rest) };
    if (typeof key === 'string') byString.set(key, entry);
    else byObject.set(key, entry);
    return entry.result;
  };
}
