import type { Curve } from './curve.ts';
import type { Mesh } from './mesh.ts';
import { roundedRectangle } from './outline.ts';
import { sweep } from './sweep.ts';
import { mix } from './vector.ts';

/**
 * A straight or bent bar of wood with soft edges.
 *
 * @param height its measure towards y
 * @param edge radius of the long edges; the ends are rounded less
 */
export function bar(detail: number, curve: Curve, width: number, height: number, edge = 0.008): Mesh {
  const end = Math.min(0.003, edge);
  return sweep({
    curve,
    section: (_, inset) =>
      roundedRectangle(
        width - 2 * inset,
        height - 2 * inset,
        edge - inset,
        Math.max(2, Math.round(1.5 * detail)),
      ),
    up: [0, 1, 0],
    steps: isStraight(curve) ? 1 : Math.round(6 * detail),
    rounding: { start: end, end, steps: Math.max(1, Math.round(detail)) },
  });
}

function isStraight(curve: Curve): boolean {
  const middle = mix(curve(0), curve(1), 0.5);
  return curve(0.5).every((coordinate, axis) => Math.abs(coordinate - (middle[axis] ?? 0)) < 1e-9);
}
