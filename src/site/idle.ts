/**
 * Does work when a time has passed and the browser has nothing else to do.
 *
 * @param delay in milliseconds
 * @param work is told whether its result is still wanted
 * @returns gives it up
 */
export function whenIdle(delay: number, work: (isWanted: () => boolean) => void): () => void {
  let wanted = true;
  const start = () => {
    if (wanted) work(() => wanted);
  };
  const timer = setTimeout(() => {
    // Safari has no idle times to offer.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
    else start();
  }, delay);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
