/** A point or direction in meters; y is up and a product faces +z. */
export type Vec3 = readonly [number, number, number];

/** A point of an outline, in meters. */
export type Vec2 = readonly [number, number];

/** The sum of two vectors. */
export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** The vector from `b` to `a`. */
export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** The vector, `factor` times as long. */
export function scale(a: Vec3, factor: number): Vec3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** The cross product: at right angles to both. */
export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The dot product. */
export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The length of the vector. */
export function length(a: Vec3): number {
  return Math.sqrt(dot(a, a));
}

/** The vector with length 1; a vector without length stays as it is. */
export function normalize(a: Vec3): Vec3 {
  const size = length(a);
  return size === 0 ? a : scale(a, 1 / size);
}

/** The point on the way from `a` (0) to `b` (1). */
export function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The number on the way from `a` (0) to `b` (1). */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** The number, moved to the nearest of the two bounds when it is beyond them. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** 0 below `from`, 1 above `to`, and a smooth way between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}
