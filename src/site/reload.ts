/** Key in the history state for values carried over to the next document. */
const key = 'carried';

type Values = { readonly [name: string]: unknown };

const readers = new Map<string, () => unknown>();
let carried: Values = {};

/** Reloads the page. Carries values over in the history state, since the privacy policy lists what storage contains. */
export function reload(): void {
  const current = [...readers].map(([name, read]) => [name, read()] as const);
  try {
    history.replaceState({ ...history.state, [key]: { ...carried, ...Object.fromEntries(current) } }, '');
  } catch {
    // The values exceed the browser's limit.
  }
  location.reload();
}

/** Takes the values that the previous document left in the history state; called once, when the site starts. */
export function takeCarriedValues(): void {
  const { [key]: values, ...rest } = (history.state ?? {}) as Values;
  if (values === undefined) return;
  carried = Object(values);
  history.replaceState(rest, '');
}

/**
 * Makes a value survive reloads by the site itself: `read` returns it, and it must be cloneable. Returns the value that
 * was carried over under that name; after a deployment, an older version of the site has written it.
 */
export function carryOver(name: string, read: () => unknown): unknown {
  readers.set(name, read);
  return carried[name];
}
