/** Milliseconds after which a move that has not arrived is shown as it is. */
const patience = 500;

/**
 * Where a screen is shown at once: to visitors who have asked for less motion, and on phones, on which a click would
 * show the next screen half as late again.
 */
const atOnce = '(prefers-reduced-motion: reduce), (width < 48rem)';

/** Marks the root while the screen that was left fades away over the new one (src/styles/motion.css). */
const mark = 'data-arriving';

let finish: (() => void) | undefined;
let current: ViewTransition | undefined;

/**
 * Moves to a screen as one sheet is laid over another, where the browser can do that (view transitions). Only the
 * screen that is left becomes a picture: the new one is the page itself from the first frame on, since what is part of
 * a transition takes no clicks (https://drafts.csswg.org/css-view-transitions-1/#captured-in-a-view-transition).
 *
 * @returns whether the move is under way; otherwise it has to be made without
 */
export function transitionTo(move: () => void): boolean {
  if (!document.startViewTransition || matchMedia(atOnce).matches) return false;
  const root = document.documentElement;
  root.removeAttribute(mark);
  const transition = document.startViewTransition(async () => {
    const arrived = new Promise<void>((resolve) => {
      finish = resolve;
      setTimeout(resolve, patience);
    });
    move();
    await arrived;
    if (current === transition) root.setAttribute(mark, '');
  });
  current = transition;
  // It is skipped when the next one begins, or the window is hidden: nothing is lost.
  transition.ready.catch(() => undefined);
  const end = () => {
    if (current === transition) root.removeAttribute(mark);
  };
  transition.finished.then(end, end);
  return true;
}

/** The screen that was moved to stands as it is to be seen. */
export function endTransition(): void {
  finish?.();
  finish = undefined;
}
