/** Returns a pseudorandom number from 0 to 1, determined by the given integers. */
export function hash(x: number, y: number): number {
  let bits = Math.imul(x, 0x27d4eb2f) ^ Math.imul(y, 0x165667b1) ^ 0x2545f491;
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns smooth noise from -1 to 1, about one hill per unit; repeats after `period` units in x and y. */
export function noise(x: number, y: number, period?: readonly [number, number]): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const corner = (dx: number, dy: number) =>
    period === undefined
      ? hash(left + dx, low + dy)
      : hash(wrap(left + dx, period[0]), wrap(low + dy, period[1]));
  const [u, v] = [fade(x - left), fade(y - low)];
  const below = corner(0, 0) * (1 - u) + corner(1, 0) * u;
  const above = corner(0, 1) * (1 - u) + corner(1, 1) * u;
  return (below * (1 - v) + above * v) * 2 - 1;
}

const wrap = (value: number, period: number): number => ((value % period) + period) % period;
