/**
 * Does work `delay` milliseconds from now, when the browser has nothing else to do; it is told whether its result is
 * still wanted. Returns what gives it up.
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
