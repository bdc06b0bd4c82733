/** Positions of a toast: at the bottom by default, or below the header. */
export type Place = 'bottom' | 'top';

/** A rectangle of the viewport, as `getBoundingClientRect()` gives it. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The layout around a toast, in pixels. */
export interface Surroundings {
  width: number;
  height: number;
  rtl: boolean;
  /** Height of the toast. */
  toast: number;
  /** Height of the cookie banner at the bottom; 0 if hidden. */
  banner: number;
}

/** Width of a toast in the specification. */
const toastWidth = 356;

/** Distance from the sides of the viewport. */
export const toastMargin = 16;

/** Distance from the bottom or the banner, which leaves the 48 px buttons in the corners free. */
export const bottomDistance = toastMargin + 48 + 12;

/** Distance from the top, which leaves the 64 px header free. */
const topDistance = 64 + toastMargin;

/** The box of a toast at a position. On a phone it fills the width (sonner: below 600 pixels). */
export function boxAt(place: Place, { width, height, rtl, toast, banner }: Surroundings): Box {
  const full = width - 2 * toastMargin;
  const across = width <= 600 ? full : Math.min(toastWidth, full);
  const left = rtl ? toastMargin : width - toastMargin - across;
  const top = place === 'top' ? topDistance : height - banner - bottomDistance - toast;
  return { left, right: left + across, top, bottom: top + toast };
}

/** Whether two boxes intersect. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The current position if the toast covers no obstacle there; otherwise the other one, unless it is obstructed. */
export function freePlace(current: Place, around: Surroundings, obstacles: readonly Box[]): Place {
  const isFree = (place: Place) => {
    const box = boxAt(place, around);
    // In a very low window, a toast above the banner would cover the header.
    return box.top >= topDistance && !obstacles.some((obstacle) => overlap(box, obstacle));
  };
  const other = current === 'bottom' ? 'top' : 'bottom';
  return !isFree(current) && isFree(other) ? other : current;
}
