/** Milliseconds after which a move that has not arrived is shown as it is. */
const patience = 500;

let finish: (() => void) | undefined;

/**
 * Moves to a screen as one sheet is laid over another, where the browser can do that (view transitions) and the
 * visitor has not asked for less motion.
 *
 * @returns whether the move is under way; otherwise it has to be made without
 */
export function transitionTo(move: () => void): boolean {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const transition = document.startViewTransition(async () => {
    const arrived = new Promise<void>((resolve) => {
      finish = resolve;
      setTimeout(resolve, patience);
    });
    move();
    await arrived;
  });
  // It is skipped when the next one begins, or the window is hidden: nothing is lost.
  for (const end of [transition.ready, transition.finished]) end.catch(() => undefined);
  return true;
}

/** The screen that was moved to stands as it is to be seen. */
export function endTransition(): void {
  finish?.();
  finish = undefined;
}
