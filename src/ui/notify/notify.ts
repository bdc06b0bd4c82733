import { announce } from '../../site/announce.ts';

type Toasts = typeof import('./toasts.tsx');

let toasts: Toasts | undefined;
let latest = 0;
const listeners = new Set<() => void>();

/**
 * Tells the visitor something short that asks for no answer: “Copied”. A new toast replaces the one that is shown
 * (specification section 4). Screen readers hear the text at once from the announcer of the page; what draws the toast
 * is loaded on first use, and its failure is no failure of the page.
 */
export function notify(text: string): void {
  announce(text);
  const turn = ++latest;
  loadToasts().then(
    ({ show }) => {
      if (turn === latest) show(text);
    },
    () => undefined,
  );
}

/** Closes the toast that is shown, and forgets one that is still on its way. */
export function closeToasts(): void {
  latest++;
  toasts?.close();
}

/** Loads what draws toasts; a call after a failure tries again. */
export async function loadToasts(): Promise<Toasts> {
  if (toasts) return toasts;
  const loaded = await import('./toasts.tsx');
  if (!toasts) {
    toasts = loaded;
    for (const listener of listeners) listener();
  }
  return loaded;
}

/** What draws toasts, once it has been loaded. */
export const loadedToasts = (): Toasts | undefined => toasts;

/** Calls back when what draws toasts has been loaded. */
export function onToastsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
