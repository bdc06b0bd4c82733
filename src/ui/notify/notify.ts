import { announce } from '../../site/announce.ts';

type Toasts = typeof import('./toasts.tsx');

let toasts: Toasts | undefined;
let latest = 0;
const listeners = new Set<() => void>();

/**
 * Shows a short message that needs no response: “Copied”. A new toast replaces the current one. The page's live region
 * announces the text immediately; the toast code is loaded on first use, and a failure to load it is ignored.
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

/** Closes the current toast, and cancels one that is still loading. */
export function closeToasts(): void {
  latest++;
  toasts?.close();
}

/** Loads the toast code; retries after a failure. */
export async function loadToasts(): Promise<Toasts> {
  if (toasts) return toasts;
  const loaded = await import('./toasts.tsx');
  if (!toasts) {
    toasts = loaded;
    for (const listener of listeners) listener();
  }
  return loaded;
}

/** Returns the toast code, if loaded. */
export const loadedToasts = (): Toasts | undefined => toasts;

/** Calls `listener` when the toast code has been loaded. */
export function onToastsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
