import { at } from './mesh.ts';
import { add, mix, scale, subtract, type Vec3 } from './vector.ts';

/** A way through space, from 0 to 1. */
export type Curve = (t: number) => Vec3;

/** The straight way. */
export function line(from: Vec3, to: Vec3): Curve {
  return (t) => mix(from, to, t);
}

/** A smooth way through the points (Catmull-Rom); each piece between two points takes the same share of t. */
export function spline(points: readonly Vec3[]): Curve {
  const last = points.length - 1;
  const before = subtract(scale(at(points, 0), 2), at(points, 1));
  const after = subtract(scale(at(points, last), 2), at(points, last - 1));
  const all = [before, ...points, after];
  return (t) => {
    const piece = Math.min(last - 1, Math.max(0, Math.floor(t * last)));
    return catmullRom(
      at(all, piece),
      at(all, piece + 1),
      at(all, piece + 2),
      at(all, piece + 3),
      t * last - piece,
    );
  };
}

function catmullRom(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 {
  const linear = scale(subtract(c, a), t);
  const square = scale(add(subtract(scale(a, 2), scale(b, 5)), subtract(scale(c, 4), d)), t * t);
  const cube = scale(add(subtract(scale(b, 3), scale(c, 3)), subtract(d, a)), t * t * t);
  return scale(add(add(scale(b, 2), linear), add(square, cube)), 0.5);
}
