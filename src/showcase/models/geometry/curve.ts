import { CatmullRomCurve3, Vector3 } from 'three';
import { mix, type Vec3 } from './vector.ts';

/** A curve in space, parameterized from 0 to 1. */
export type Curve = (t: number) => Vec3;

/** Returns a straight line. */
export const line =
  (from: Vec3, to: Vec3): Curve =>
  (t) =>
    mix(from, to, t);

/** Returns a smooth curve through the points; each segment between two points takes the same share of t. */
export function spline(points: readonly Vec3[]): Curve {
  const vectors = points.map((point) => new Vector3(...point));
  const curve = new CatmullRomCurve3(vectors, false, 'catmullrom');
  return (t) => curve.getPoint(t).toArray();
}
