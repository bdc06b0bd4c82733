/**
 * Reads something once for each object, for as long as it is at hand, or for each name; what else it is read with is
 * always the same.
 */
export function once<Key extends object | string, Rest extends unknown[], Result>(
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
