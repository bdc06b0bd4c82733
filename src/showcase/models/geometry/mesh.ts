import { add, cross, dot, length, normalize, scale, subtract, type Vec2, type Vec3 } from './vector.ts';

/** A surface of triangles and quads. Each vertex has a position, a normal and a texture coordinate in meters. */
export interface Mesh {
  readonly positions: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly uvs: readonly Vec2[];
  /** Three or four vertices each, counterclockwise seen from outside. */
  readonly faces: readonly (readonly number[])[];
}

/** A mesh without normals. */
export type Surface = Omit<Mesh, 'normals'>;

/** Merges meshes into one. */
export function merge(meshes: readonly Mesh[]): Mesh {
  let first = 0;
  const faces = meshes.flatMap((mesh) => {
    const start = first;
    first += mesh.positions.length;
    return mesh.faces.map((face) => face.map((vertex) => vertex + start));
  });
  return {
    positions: meshes.flatMap(({ positions }) => positions),
    normals: meshes.flatMap(({ normals }) => normals),
    uvs: meshes.flatMap(({ uvs }) => uvs),
    faces,
  };
}

/** Translates a mesh. */
export function translate(mesh: Mesh, by: Vec3): Mesh {
  return { ...mesh, positions: mesh.positions.map((point) => add(point, by)) };
}

/** Rotates a mesh about the x axis by an angle in radians. */
export function tilt(mesh: Mesh, angle: number): Mesh {
  const turn = tilting(angle);
  return { ...mesh, positions: mesh.positions.map(turn), normals: mesh.normals.map(turn) };
}

/** Returns a function that rotates a point about the x axis by an angle in radians. */
export function tilting(angle: number): (point: Vec3) => Vec3 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos];
}

/** Mirrors a mesh at the plane x = 0, such as the left armrest to get the right one. */
export function mirror(mesh: Mesh): Mesh {
  const flip = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
  return {
    positions: mesh.positions.map(flip),
    normals: mesh.normals.map(flip),
    uvs: mesh.uvs,
    faces: mesh.faces.map((face) => [...face].reverse()),
  };
}

/** Returns the faces as triangles. */
export function triangles(mesh: Pick<Mesh, 'faces'>): [number, number, number][] {
  const faces = mesh.faces as readonly (readonly [number, number, number, number?])[];
  return faces.flatMap(([a, b, c, d]): [number, number, number][] =>
    d === undefined
      ? [[a, b, c]]
      : [
          [a, b, c],
          [a, c, d],
        ],
  );
}

/** Returns the bounding box of all points. */
export function bounds(points: readonly (readonly number[])[]): { min: Vec3; max: Vec3 } {
  const along = (bound: (a: number, b: number) => number, from: number): Vec3 => {
    const most = (axis: number) => points.reduce((known, point) => bound(known, point[axis] ?? from), from);
    return [most(0), most(1), most(2)];
  };
  return { min: along(Math.min, Infinity), max: along(Math.max, -Infinity) };
}

/** Adds smooth normals weighted by area and angle: panels stay flat, and bevels round. Drops degenerate faces. */
export function withNormals(surface: Surface): Mesh {
  const place = surface.positions.map(keyOf);
  const sums = new Map<string, Vec3>();
  const faces = surface.faces.flatMap((face) => {
    const clean = face.filter(
      (vertex, index) => place[vertex] !== place[face[(index + 1) % face.length] ?? 0],
    );
    return clean.length < 3 ? [] : [clean];
  });
  for (const face of faces) {
    const points = face.map((vertex) => at(surface.positions, vertex));
    const normal = areaNormal(points);
    face.forEach((vertex, index) => {
      const point = at(points, index);
      const before = normalize(subtract(at(points, (index + face.length - 1) % face.length), point));
      const after = normalize(subtract(at(points, (index + 1) % face.length), point));
      const angle = Math.acos(Math.min(1, Math.max(-1, dot(before, after))));
      const key = place[vertex] ?? '';
      sums.set(key, add(sums.get(key) ?? [0, 0, 0], scale(normal, angle)));
    });
  }
  const normals = place.map((key) => {
    const sum = sums.get(key) ?? [0, 1, 0];
    return length(sum) === 0 ? ([0, 1, 0] as const) : normalize(sum);
  });
  return { ...surface, faces, normals };
}

/** Returns an element that is known to exist. @throws RangeError if it does not */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`There is no element ${index} among ${list.length}.`);
  return element;
}

/** Returns the normal of a flat or bent polygon, with its area as length. */
function areaNormal(points: readonly Vec3[]): Vec3 {
  const [b, ...rest] = points.slice(1).map((point) => subtract(point, at(points, 0)));
  const edges = [b, ...rest] as Vec3[];
  return rest.reduce<Vec3>((sum, c, index) => add(sum, scale(cross(at(edges, index), c), 0.5)), [0, 0, 0]);
}

/** Returns a key that is the same for points that are equal when rounded to a micrometer. */
const keyOf = (point: Vec3): string => point.map((coordinate) => Math.round(coordinate * 1e6)).join(' ');
