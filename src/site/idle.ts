/** Runs a task when the browser is idle, after at least `delay` milliseconds; returns a function that cancels it. */
export function whenIdle(delay: number, work: (isWanted: () => boolean) => void): () => void {
  let wanted = true;
  const start = () => {
    if (wanted) work(() => wanted);
  };
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
    else start();
  }, delay);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
