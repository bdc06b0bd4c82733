import { loft } from './loft.ts';
import { at, type Mesh, merge, withNormals } from './mesh.ts';
import { noise } from './noise.ts';
import { circle } from './outline.ts';
import { ringAround } from './sweep.ts';
import { add, mix, normalize, scale, subtract, type Vec2, type Vec3 } from './vector.ts';

/** A boxed cushion in the plane of x (width) and z (depth), centered at the origin. */
export interface Cushion {
  readonly width: number;
  readonly depth: number;
  /** Height of the border between the pipings. */
  readonly border: number;
  readonly cornerRadius: number;
  /** How far the upper and lower sides bulge above the edge in the middle. */
  readonly crown: { readonly top: number; readonly bottom: number };
  readonly bulge: number;
  readonly pipingRadius: number;
  /** The number of channels into which seams across the width divide the upper side, and the bulge of each. */
  readonly channels?: { readonly count: number; readonly rise: number };
  /** Bends, presses and turns the finished cushion. */
  readonly pose: (point: Vec3) => Vec3;
  /** Level of detail: 1 for the browser, more for pictures. */
  readonly detail: number;
}

/** Creates the cover and the piping of a cushion, which may have different fabrics. */
export function cushion(shape: Cushion): { cover: Mesh; piping: Mesh } {
  const grid = planGrid(shape);
  const edge = edgeOf(grid);
  const sides = [side(shape, grid, 1), side(shape, grid, -1), borderOf(shape, edge)];
  const pipings = [pipingOf(shape, edge, 1), pipingOf(shape, edge, -1)];
  const posed = (meshes: Mesh[]) =>
    merge(meshes.map((mesh) => withNormals({ ...mesh, positions: mesh.positions.map(shape.pose) })));
  return { cover: posed(sides), piping: posed(pipings) };
}

/** Returns rows of points along the width, which fill the outline of the cushion. */
function planGrid(shape: Cushion): readonly (readonly Vec2[])[] {
  const { width, depth, cornerRadius: radius, detail } = shape;
  const columns = spread(Math.round(9 * detail), 0.5);
  return rowPositions(shape).map((z) => {
    const intoCorner = Math.max(0, Math.abs(z) - (depth / 2 - radius));
    const half = width / 2 - radius + Math.sqrt(Math.max(0, radius * radius - intoCorner * intoCorner));
    return columns.map((u): Vec2 => [u * half, z]);
  });
}

/** Returns the positions of the rows: at the corner arcs, in the straight part, and close to each seam. */
function rowPositions({ depth, cornerRadius: radius, channels, detail }: Cushion): number[] {
  const straight = depth / 2 - radius;
  const arc = Math.max(3, Math.round(3 * detail));
  const corner = Array.from(
    { length: arc },
    (_, step) => straight + radius * Math.sin(((step + 1) / arc) * (Math.PI / 2)),
  );
  const inner = spread(Math.round(8 * detail), 0.25).map((u) => u * straight);
  const seams = seamsOf(depth, channels?.count ?? 1).flatMap((z) => [z - 0.006, z, z + 0.006]);
  const apart = inner.filter((z) => seams.every((seam) => Math.abs(seam - z) > 0.004));
  return [...corner.map((z) => -z), ...apart, ...seams, ...corner].sort((a, b) => a - b);
}

function seamsOf(depth: number, channels: number): number[] {
  return Array.from({ length: channels - 1 }, (_, index) => ((index + 1) / channels - 0.5) * depth);
}

/** Returns numbers from -1 to 1; the higher `crowding` (0 to 1) is, the denser they are at both ends. */
function spread(steps: number, crowding: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const even = (step / steps) * 2 - 1;
    return even * (1 - crowding) + Math.sin((even * Math.PI) / 2) * crowding;
  });
}

/** Returns how far the side bulges above its edge at a point of the plan. */
function rise(shape: Cushion, facing: number, [x, z]: Vec2): number {
  const { width, depth, crown, channels } = shape;
  const across = Math.abs((2 * x) / width);
  const along = Math.abs((2 * z) / depth);
  const dome = (1 - across ** 3.2) * (1 - along ** 3.2);
  const height = facing > 0 ? crown.top : crown.bottom;
  const unevenness = 0.0022 * noise(x * 9 + 31 * facing, z * 9) * dome;
  if (channels === undefined || facing < 0) return height * dome + unevenness + pucker(shape, [x, z]);
  const place = (z / depth + 0.5) * channels.count;
  const offset = Math.abs((place - Math.floor(place)) * 2 - 1);
  const swell = channels.rise * (1 - offset ** 2.6) * (1 - across ** 8);
  return height * dome + swell + unevenness + pucker(shape, [x, z]);
}

/** Returns the offset of small folds along a tight seam, which are too fine for the mesh in the browser. */
function pucker({ width, depth, detail }: Cushion, [x, z]: Vec2): number {
  if (detail < 3) return 0;
  const toSide = width / 2 - Math.abs(x);
  const toFront = depth / 2 - Math.abs(z);
  const fold = (distance: number, along: number) =>
    -0.0016 * Math.exp(-Math.max(0, distance) / 0.016) * noise(along * 46, distance * 8);
  return fold(toSide, z) + fold(toFront, x);
}

function side(shape: Cushion, grid: readonly (readonly Vec2[])[], facing: number): Mesh {
  const columns = at(grid, 0).length;
  const points = grid.flat();
  const faces: number[][] = [];
  for (let row = 0; row + 1 < grid.length; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      const face = [a, a + columns, a + columns + 1, a + 1];
      faces.push(facing > 0 ? face : face.reverse());
    }
  }
  return withNormals({ positions: points.map((point) => onSide(shape, facing, point)), uvs: points, faces });
}

/** Raises a point of the plan to the upper or lower side. */
function onSide(shape: Cushion, facing: number, [x, z]: Vec2): Vec3 {
  return [x, facing * (shape.border / 2 + rise(shape, facing, [x, z])), z];
}

/** A point on the edge of the plan, and the outward direction there. */
interface EdgePoint {
  readonly point: Vec2;
  readonly out: Vec3;
}

/** Returns the edge of the plan, counterclockwise seen from below. */
function edgeOf(grid: readonly (readonly Vec2[])[]): EdgePoint[] {
  const last = at(grid, 0).length - 1;
  const right = grid.map((row) => at(row, last));
  const left = grid.map((row) => at(row, 0)).reverse();
  const front = at(grid, grid.length - 1)
    .slice(1, -1)
    .reverse();
  const back = at(grid, 0).slice(1, -1);
  const edge = [...right, ...front, ...left, ...back];
  return edge.map((point, index) => {
    const before = at(edge, (index + edge.length - 1) % edge.length);
    const after = at(edge, (index + 1) % edge.length);
    const out = normalize(add([after[1], 0, -after[0]], scale([before[1], 0, -before[0]], -1)));
    return { point, out };
  });
}

function borderOf(shape: Cushion, edge: readonly EdgePoint[]): Mesh {
  const steps = Math.max(3, Math.round(2 * shape.detail));
  const rings = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    return [...edge.keys()].reverse().map((index): Vec3 => {
      const { point, out } = at(edge, index);
      const middle = mix(onSide(shape, -1, point), onSide(shape, 1, point), t);
      const fold =
        shape.detail < 3 ? 0 : 0.0012 * noise(index * 0.9, t * 1.5) * Math.sqrt(Math.sin(t * Math.PI));
      return add(middle, scale(out, shape.bulge * Math.sin(t * Math.PI) + fold));
    });
  });
  return loft(rings, 'open');
}

function pipingOf(shape: Cushion, edge: readonly EdgePoint[], facing: number): Mesh {
  const outline = circle(shape.pipingRadius * 2, Math.max(5, Math.round(4 * shape.detail)));
  const center = (index: number): Vec3 => {
    const { point, out } = at(edge, (index + edge.length) % edge.length);
    return add(onSide(shape, facing, point), scale(out, shape.pipingRadius * 0.35));
  };
  const rings = edge.map((_, index) => {
    const forward = normalize(subtract(center(index + 1), center(index - 1)));
    return ringAround(center(index), forward, outline, [0, 1, 0]);
  });
  return loft(rings, 'joined');
}
