import { loft } from './loft.ts';
import type { Mesh } from './mesh.ts';
import type { Vec2, Vec3 } from './vector.ts';

/** Revolves a profile of radius and height about y, from bottom to top along the outside; hollow if it is closed. */
export function lathe(profile: readonly Vec2[], segments: number): Mesh {
  const rings = profile.map(([radius, height]) =>
    Array.from({ length: segments }, (_, segment): Vec3 => {
      const angle = (-segment / segments) * 2 * Math.PI;
      return [radius * Math.cos(angle), height, radius * Math.sin(angle)];
    }),
  );
  return loft(rings);
}

/** Rounds every corner of a profile, except its ends, with the given radius. */
export function roundCorners(profile: readonly Vec2[], radius: number, steps: number): Vec2[] {
  return profile.flatMap((corner, index) => {
    const before = profile[index - 1];
    const after = profile[index + 1];
    if (before === undefined || after === undefined) return [corner];
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    return Array.from({ length: steps + 1 }, (_, step): Vec2 => {
      const t = step / steps;
      const weights = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t] as const;
      return [
        weights[0] * from[0] + weights[1] * corner[0] + weights[2] * to[0],
        weights[0] * from[1] + weights[1] * corner[1] + weights[2] * to[1],
      ];
    });
  });
}

/** Returns the point `distance` away from `from` toward `to`, at most halfway. */
function towards(from: Vec2, to: Vec2, distance: number): Vec2 {
  const full = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = full === 0 ? 0 : Math.min(0.5, distance / full);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
