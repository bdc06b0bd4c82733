import { clamp, type Vec2 } from './vector.ts';

/** A closed outline around the origin, counterclockwise, without repeating the first point. */
export type Outline = readonly Vec2[];

/** Returns a rectangle with round corners, each an arc of `steps` segments. */
export function roundedRectangle(width: number, height: number, radius: number, steps: number): Outline {
  const r = clamp(radius, 1e-5, Math.min(width, height) / 2);
  const corners: readonly Vec2[] = [
    [width / 2 - r, height / 2 - r],
    [r - width / 2, height / 2 - r],
    [r - width / 2, r - height / 2],
    [width / 2 - r, r - height / 2],
  ];
  return corners.flatMap(([x, y], quarter) =>
    Array.from({ length: steps + 1 }, (_, step): Vec2 => {
      const angle = ((quarter + step / steps) * Math.PI) / 2;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );
}

/** Returns an ellipse; an `exponent` above 2 makes it more rectangular, like a hand-shaped armrest. */
export function superellipse(width: number, height: number, exponent: number, steps: number): Outline {
  return Array.from({ length: steps }, (_, step): Vec2 => {
    const angle = (step / steps) * 2 * Math.PI;
    return [
      (width / 2) * signedPower(Math.cos(angle), 2 / exponent),
      (height / 2) * signedPower(Math.sin(angle), 2 / exponent),
    ];
  });
}

/** Returns a circle. */
export function circle(diameter: number, steps: number): Outline {
  return superellipse(diameter, diameter, 2, steps);
}

function signedPower(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** exponent;
}
