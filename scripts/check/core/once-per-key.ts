/** Reads something once for each key, such as a language. */
export function oncePerKey<Result>(read: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as Result) : read(key);
    known.set(key, result);
    return result;
  };
}
