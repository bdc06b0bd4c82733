/**
 * Memoizes a function by its first argument: an object, for as long as it is in memory, or a string. In all calls with
 * the same first argument, the others have to be equivalent, too.
 */
export function memoize<Key extends object | string, Rest extends unknown[], Result>(
  read: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const ofObjects = new WeakMap<object, { result: Result }>();
  const ofNames = new Map<string, { result: Result }>();
  return (key, ...rest) => {
    const known = typeof key === 'string' ? ofNames.get(key) : ofObjects.get(key);
    const kept = known ?? { result: read(key, ...rest) };
    if (typeof key === 'string') ofNames.set(key, kept);
    else ofObjects.set(key, kept);
    return kept.result;
  };
}
