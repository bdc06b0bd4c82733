/**
 * A point of an object in millimeters: x to the right, y away from the viewer, z up. All drawings use one axonometric
 * projection: parallel edges stay parallel, lengths can be measured, and front, right side and top are visible.
 */
export type Point = readonly [x: number, y: number, z: number];

/** A point in the side view of an object: depth and height. */
export type SidePoint = readonly [y: number, z: number];

const turn = (32 * Math.PI) / 180;
const tilt = (21 * Math.PI) / 180;
const scale = 0.465;
const [cosTurn, sinTurn, cosTilt, sinTilt] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];

/** Projects a point of an object into units of the drawing. */
export function project([x, y, z]: Point): readonly [number, number] {
  const away = y * cosTurn - x * sinTurn;
  return [
    Math.round(scale * (x * cosTurn + y * sinTurn)),
    Math.round(-scale * (z * cosTilt + away * sinTilt)),
  ];
}

/** Moves a point by a fraction of a vector. */
export const moved = ([x, y, z]: Point, by: Point, share = 1): Point => [
  x + by[0] * share,
  y + by[1] * share,
  z + by[2] * share,
];

/** Places the outline of a side view at a position along the width. */
export const outlineAt = (x: number, outline: readonly SidePoint[]): Point[] =>
  outline.map(([y, z]) => [x, y, z]);

/** Returns a path through points of an object, in relative coordinates, which are shorter. */
export function path(points: readonly Point[], isClosed = false): string {
  const places = points.map(project);
  const by = places.slice(1).map(([x, y], place) => {
    const [beforeX, beforeY] = places[place] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
  return `M${written(places.slice(0, 1))}l${written(by)}${isClosed ? 'Z' : ''}`;
}

/** Formats coordinates for a path, without a space before a minus. */
const written = (pairs: readonly (readonly number[])[]): string =>
  pairs.flat().join(' ').replaceAll(' -', '-');

/** Like `path()`, but rounds each step, so that lines of the same shape are the same text, which compresses well. */
export function steps(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const by = rest.map((point, place) => project(moved(point, points[place] ?? first, -1)));
  return `M${written([project(first)])}l${written(by)}`;
}

/** Returns the path of a straight line, which is the same text at any position. */
export const line = (from: Point, to: Point): string => steps([from, to]);

/** Whether an edge of a side view, in the direction of its outline, belongs to a face toward the viewer. */
export function facesViewer([y0, z0]: SidePoint, [y1, z1]: SidePoint): boolean {
  return (z1 - z0) * cosTurn * cosTilt + (y1 - y0) * sinTilt > 0;
}

/** Returns the path of a parallelogram, from a corner along two edges. */
export function face(corner: Point, along: Point, up: Point): string {
  return path([corner, moved(corner, along), moved(moved(corner, along), up), moved(corner, up)], true);
}

/** Returns the paths of a box's three visible faces, given its front lower left corner and its size. */
export function box([x, y, z]: Point, [w, d, h]: Point): { front: string; side: string; top: string } {
  return {
    front: face([x, y, z], [w, 0, 0], [0, 0, h]),
    side: face([x + w, y, z], [0, d, 0], [0, 0, h]),
    top: face([x, y, z + h], [w, 0, 0], [0, d, 0]),
  };
}

/** Returns the path of all edges of a box at the origin. */
export function frame([w, d, h]: Point): string {
  const posts = [0, w].flatMap((x) => [0, d].map((y) => line([x, y, 0], [x, y, h])));
  return face([0, 0, 0], [w, 0, 0], [0, d, 0]) + face([0, 0, h], [w, 0, 0], [0, d, 0]) + posts.join('');
}

/** Rounds the corners of an outline, each with its own radius. */
export function rounded(corners: readonly (readonly [y: number, z: number, radius: number])[]): SidePoint[] {
  return corners.flatMap(([y, z, radius], place) => {
    const before = corners.at(place - 1);
    const after = corners[(place + 1) % corners.length];
    if (!before || !after || radius === 0) return [[y, z] as const];
    const towards = (other: readonly number[]): SidePoint => {
      const [dy, dz] = [(other[0] ?? 0) - y, (other[1] ?? 0) - z];
      const share = radius / Math.hypot(dy, dz);
      return [y + dy * share, z + dz * share];
    };
    const [start, end] = [towards(before), towards(after)];
    return [0, 1 / 3, 2 / 3, 1].map((t) => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * start[0] + b * y + c * end[0], a * start[1] + b * z + c * end[1]] as const;
    });
  });
}

/** Returns where a line, horizontal or at `axis` 0 vertical, is inside an outline: pairs of start and end. */
export function crossings(
  outline: readonly SidePoint[],
  axis: 0 | 1,
  at: number,
): (readonly [number, number])[] {
  const along = axis === 0 ? 1 : 0;
  const cuts = outline.flatMap((from, place) => {
    const to = outline[(place + 1) % outline.length] ?? from;
    if (from[axis] > at === to[axis] > at) return [];
    const share = (at - from[axis]) / (to[axis] - from[axis]);
    return [from[along] + share * (to[along] - from[along])];
  });
  cuts.sort((a, b) => a - b);
  return cuts.flatMap((cut, place) => (place % 2 === 0 ? [[cut, cuts[place + 1] ?? cut] as const] : []));
}
