/** An image as its red, green and blue values, three bytes for each pixel. */
export interface Bitmap {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What two images of one thing do not have in common. */
export interface Difference {
  /** Pixels whose color lies outside of what the other image has around the same place. */
  readonly pixels: number;
  /** The same as a share of all pixels, from 0 to 1; 1 when the sizes differ. */
  readonly share: number;
  /** The second image in gray, with these pixels in red. */
  readonly map: Bitmap;
}

/**
 * Compares two images so that what differs between machines does not count: a pixel is the same when its color lies
 * among those that the other image has at its place and right beside it, both ways. Letters smoothed otherwise pass; a line, a surface or a
 * picture that is missing, moved or in another color does not.
 *
 * @param tolerance how far each of red, green and blue may be apart, of 255
 */
export function differenceOf(one: Bitmap, other: Bitmap, tolerance = 14): Difference {
  const { width, height } = other;
  const map = new Uint8Array(width * height * 3);
  const sameSize = one.width === width && one.height === height;
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const differs =
        !sameSize || !isAmong(one, other, x, y, tolerance) || !isAmong(other, one, x, y, tolerance);
      if (differs) pixels += 1;
      const gray = 160 + Math.round((other.data[at + 1] ?? 0) * 0.37);
      map.set(differs ? [220, 0, 0] : [gray, gray, gray], at);
    }
  }
  return { pixels, share: pixels / (width * height), map: { data: map, width, height } };
}

/** Whether the color that `here` has at a place lies among those that `there` has at the place and around it. */
function isAmong(here: Bitmap, there: Bitmap, x: number, y: number, tolerance: number): boolean {
  const { data, width, height } = there;
  const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
  for (let channel = 0; channel < 3; channel += 1) {
    const value = here.data[(y * width + x) * 3 + channel] ?? 0;
    // At the place itself it is nearly always the same.
    if (Math.abs(value - (data[(y * width + x) * 3 + channel] ?? 0)) <= tolerance) continue;
    let [least, most] = [255, 0];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const near = data[(row * width + column) * 3 + channel] ?? 0;
        least = Math.min(least, near);
        most = Math.max(most, near);
      }
    }
    if (value < least - tolerance || value > most + tolerance) return false;
  }
  return true;
}
