/** Where a toast can stand: at the bottom by default, or below the header. */
export type Place = 'bottom' | 'top';

/** A rectangle of the viewport, as `getBoundingClientRect()` gives it. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What may lie around a toast, in pixels. */
export interface Surroundings {
  /** Size of the viewport. */
  width: number;
  height: number;
  rtl: boolean;
  /** Height of the toast. */
  toast: number;
  /** Height of the cookie banner at the bottom, 0 when it does not show. */
  banner: number;
}

/** Width of a toast (specification section 9). */
const toastWidth = 356;

/** Distance from the sides of the viewport. */
export const toastMargin = 16;

/** Distance from the bottom, or from the banner: the round buttons in the corners, 48 pixels high, stay free below the toast. */
export const bottomDistance = toastMargin + 48 + 12;

/** Distance from the top: the header, 64 pixels high, stays free. */
const topDistance = 64 + toastMargin;

/** The box a toast fills at a place. On a phone it is as wide as the screen allows (sonner: below 600 pixels). */
export function boxAt(place: Place, { width, height, rtl, toast, banner }: Surroundings): Box {
  const full = width - 2 * toastMargin;
  const across = width <= 600 ? full : Math.min(toastWidth, full);
  const left = rtl ? toastMargin : width - toastMargin - across;
  const top = place === 'top' ? topDistance : height - banner - bottomDistance - toast;
  return { left, right: left + across, top, bottom: top + toast };
}

/** Whether two boxes share a part. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * The place where a toast hides none of the obstacles: the current one if it is free, otherwise the other one
 * if that is. Where neither is, it stays.
 */
export function freePlace(current: Place, around: Surroundings, obstacles: readonly Box[]): Place {
  const isFree = (place: Place) => {
    const box = boxAt(place, around);
    // In a very low window a toast above the banner would lie on the header.
    return box.top >= topDistance && !obstacles.some((obstacle) => overlap(box, obstacle));
  };
  const other = current === 'bottom' ? 'top' : 'bottom';
  return !isFree(current) && isFree(other) ? other : current;
}
