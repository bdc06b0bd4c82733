import type { Page } from 'playwright';

/** Where an element stands in the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box of the first element that a selector finds. */
export async function boxOf(page: Page, selector: string): Promise<Box> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
}

/** Whether two boxes share a part, by more than the rounding of pixels. */
export function boxesOverlap(one: Box, other: Box): boolean {
  const within = (a: number, b: number) => a < b - 0.5;
  return (
    within(one.left, other.right) &&
    within(other.left, one.right) &&
    within(one.top, other.bottom) &&
    within(other.top, one.bottom)
  );
}
