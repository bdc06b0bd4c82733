/** What the visitor is waiting for: promises that a render has suspended on. */
const waiting = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/** Whether the screen that the visitor has asked for is still loading. */
export const isPending = (): boolean => waiting.size > 0;

/** Calls back whenever `isPending()` may have changed; for `useSyncExternalStore`. */
export function onPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a render has suspended on a promise. */
export function wait(promise: Promise<unknown>): void {
  waiting.add(promise);
  tell();
}

/** A promise has come to its end; without one, nothing is waited for any more. */
export function settle(promise?: Promise<unknown>): void {
  if (promise) waiting.delete(promise);
  else waiting.clear();
  tell();
}

function tell(): void {
  // Renders must not update other components.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
