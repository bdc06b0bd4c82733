import type { Curve } from './curve.ts';
import { loft } from './loft.ts';
import type { Mesh } from './mesh.ts';
import type { Outline } from './outline.ts';
import { add, cross, dot, length, normalize, scale, subtract, type Vec3 } from './vector.ts';

export interface Sweep {
  readonly curve: Curve;
  /** The cross-section at t, made smaller on every side by `inset` where an end is being rounded. */
  readonly section: (t: number, inset: number) => Outline;
  /** Where the second axis of the cross-section points, as far as the curve allows. */
  readonly up: Vec3;
  /** Rings along the curve besides those of the rounded ends. */
  readonly steps: number;
  /** Radius of the rounding at the start and at the end, and its number of rings. */
  readonly rounding?: { readonly start: number; readonly end: number; readonly steps: number };
}

/** A cross-section moved along a curve: legs, rails, armrests, boards. */
export function sweep({ curve, section, up, steps, rounding }: Sweep): Mesh {
  const total = lengthOf(curve);
  const start = (rounding?.start ?? 0) / total;
  const end = (rounding?.end ?? 0) / total;
  const arc =
    rounding === undefined ? [] : Array.from({ length: rounding.steps }, (_, step) => step / rounding.steps);
  const rings: Vec3[][] = [];
  const addRing = (t: number, inset: number) =>
    rings.push(ringAround(curve(t), tangent(curve, t), section(t, inset), up));
  if (start > 0)
    for (const share of arc) addRing(start * (1 - cosine(share)), start * total * (1 - sine(share)));
  for (let step = 0; step <= steps; step++) addRing(start + ((1 - start - end) * step) / steps, 0);
  if (end > 0) {
    for (const share of [...arc].reverse())
      addRing(1 - end * (1 - cosine(share)), end * total * (1 - sine(share)));
  }
  return loft(rings);
}

function cosine(share: number): number {
  return Math.cos((share * Math.PI) / 2);
}

function sine(share: number): number {
  return Math.sin((share * Math.PI) / 2);
}

/** The outline around a point, looking forward, with its second axis towards `up`. */
export function ringAround(center: Vec3, forward: Vec3, outline: Outline, up: Vec3): Vec3[] {
  const vertical = normalize(subtract(up, scale(forward, dot(up, forward))));
  const side = cross(vertical, forward);
  return outline.map(([x, y]) => add(center, add(scale(side, x), scale(vertical, y))));
}

function tangent(curve: Curve, t: number): Vec3 {
  const reach = 1e-4;
  return normalize(subtract(curve(Math.min(1, t + reach)), curve(Math.max(0, t - reach))));
}

function lengthOf(curve: Curve): number {
  const pieces = 32;
  let sum = 0;
  for (let piece = 0; piece < pieces; piece++) {
    sum += length(subtract(curve((piece + 1) / pieces), curve(piece / pieces)));
  }
  return sum;
}
