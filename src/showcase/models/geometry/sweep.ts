import type { Curve } from './curve.ts';
import { loft } from './loft.ts';
import type { Mesh } from './mesh.ts';
import { circle, type Outline, roundedRectangle } from './outline.ts';
import { add, cross, dot, length, mix, normalize, scale, subtract, type Vec3 } from './vector.ts';

export interface Sweep {
  readonly curve: Curve;
  /** The cross-section at t, smaller on every side by `inset` at a rounded end. */
  readonly section: (t: number, inset: number) => Outline;
  /** The direction of the second axis of the cross-section, as far as the curve allows; y by default. */
  readonly up?: Vec3;
  /** The number of segments along the curve, without those of the rounded ends. */
  readonly steps?: number;
  /** The radii of the rounded start and end, and the number of rings of each. */
  readonly rounding?: { readonly start: number; readonly end: number; readonly steps: number };
}

/** Sweeps a cross-section along a curve, as for armrests and boards. */
export function sweep({ curve, section, up = [0, 1, 0], steps = 1, rounding }: Sweep): Mesh {
  const { start, end, steps: arc } = rounding ?? { start: 0, end: 0, steps: 0 };
  const total = lengthOf(curve);
  // Returns how far along the curve, and how far inward, each ring of a rounded end is.
  const roundingOf = (radius: number) =>
    Array.from({ length: radius > 0 ? arc : 0 }, (_, step) => {
      const angle = ((step / arc) * Math.PI) / 2;
      const share = radius / total;
      return { along: share * (1 - Math.cos(angle)), inset: share * total * (1 - Math.sin(angle)) };
    });
  const [first, last] = [start / total, end / total];
  const rings = [
    ...roundingOf(start).map(({ along, inset }) => ({ t: along, inset })),
    ...Array.from({ length: steps + 1 }, (_, step) => ({
      t: first + ((1 - first - last) * step) / steps,
      inset: 0,
    })),
    ...roundingOf(end)
      .reverse()
      .map(({ along, inset }) => ({ t: 1 - along, inset })),
  ];
  return loft(rings.map(({ t, inset }) => ringAround(curve(t), tangent(curve, t), section(t, inset), up)));
}

interface Rod extends Omit<Sweep, 'section'> {
  /** A constant, or a function of t. */
  readonly diameter: number | ((t: number) => number);
  readonly sides: number;
}

/** Creates a round piece along a curve, such as a leg, rod or knob. */
export function rod({ diameter, sides, ...way }: Rod): Mesh {
  const size = typeof diameter === 'number' ? () => diameter : diameter;
  return sweep({ ...way, section: (t, inset) => circle(size(t) - 2 * inset, sides) });
}

/** Creates a straight or bent wooden bar; `height` is measured along y, `edge` is the radius of its long edges. */
export function bar(detail: number, curve: Curve, width: number, height: number, edge = 0.008): Mesh {
  const end = Math.min(0.003, edge);
  const corner = Math.max(2, Math.round(1.5 * detail));
  return sweep({
    curve,
    section: (_, inset) => roundedRectangle(width - 2 * inset, height - 2 * inset, edge - inset, corner),
    steps: isStraight(curve) ? 1 : Math.round(6 * detail),
    rounding: { start: end, end, steps: Math.max(1, Math.round(detail)) },
  });
}

function isStraight(curve: Curve): boolean {
  return length(subtract(curve(0.5), mix(curve(0), curve(1), 0.5))) < 1e-9;
}

/** Places an outline around a point, facing `forward`, with its second axis toward `up`. */
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
  const points = Array.from({ length: 33 }, (_, point) => curve(point / 32));
  return points
    .slice(1)
    .reduce((sum, point, index) => sum + length(subtract(point, points[index] ?? point)), 0);
}
