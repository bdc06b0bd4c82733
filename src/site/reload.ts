/** The mark in the state of the browser's history under which values travel to the next document. */
const mark = 'carried';

type Values = { readonly [name: string]: unknown };

const readers = new Map<string, () => unknown>();
let arrived: Values = {};

/**
 * Loads the page anew without losing what was to be carried over. It travels in the state of the history, which is gone
 * with the tab: storage may be blocked, and the privacy policy lists what is there.
 */
export function reload(): void {
  const current = [...readers].map(([name, read]) => [name, read()] as const);
  try {
    history.replaceState({ ...history.state, [mark]: { ...arrived, ...Object.fromEntries(current) } }, '');
  } catch {
    // There is more than the browser takes.
  }
  location.reload();
}

/** Takes what the document before left in the history, once, when the site starts. */
export function unpack(): void {
  const { [mark]: values, ...rest } = (history.state ?? {}) as Values;
  if (values === undefined) return;
  arrived = Object(values);
  history.replaceState(rest, '');
}

/**
 * Has a value survive the reloads by the site itself: `read` gives it, as something that can be cloned. Returns what
 * was carried over under that name, which after a new deployment an older version of the site has written.
 */
export function carryOver(name: string, read: () => unknown): unknown {
  readers.set(name, read);
  return arrived[name];
}
