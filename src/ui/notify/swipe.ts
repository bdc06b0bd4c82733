/** Swipe distance in pixels that dismisses a toast; sonner's default is 45. */
const threshold = 20;

/** Dismisses toasts on shorter swipes than sonner does, down or to the side. Returns a cleanup function. */
export function dismissOnSwipe(region: HTMLElement, isRtl: boolean, dismiss: () => void): () => void {
  const stop = new AbortController();
  let start: PointerEvent | undefined;
  const begin = (event: PointerEvent) => {
    start = event;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    if (!start) return;
    const sideways = (clientX - start.clientX) * (isRtl ? -1 : 1);
    const down = clientY - start.clientY;
    start = undefined;
    if (Math.max(sideways, down) >= threshold) dismiss();
  };
  region.addEventListener('pointerdown', begin, { signal: stop.signal });
  region.addEventListener('pointerup', end, { signal: stop.signal });
  return () => stop.abort();
}
