/** Reads something once for each object, for as long as it is at hand; what else it is read with is always the same. */
export function oncePerObject<Key extends object, Rest extends unknown[], Result>(
  read: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key, ...rest) => {
    const kept = known.get(key) ?? { result: read(key, ...rest) };
    known.set(key, kept);
    return kept.result;
  };
}
