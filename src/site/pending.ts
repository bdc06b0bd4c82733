/** Promises that a render has suspended on. */
const waiting = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/** Whether the requested screen is still loading. */
export const isPending = (): boolean => waiting.size > 0;

/** Calls `listener` whenever `isPending()` may have changed; for `useSyncExternalStore`. */
export function onPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records that a render has suspended on a promise. */
export function addPending(promise: Promise<unknown>): void {
  waiting.add(promise);
  notifyListeners();
}

/** Records that a promise has settled; without an argument, that nothing is pending. */
export function settle(promise?: Promise<unknown>): void {
  if (promise) waiting.delete(promise);
  else waiting.clear();
  notifyListeners();
}

function notifyListeners(): void {
  // Deferred, since a render must not update other components.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
