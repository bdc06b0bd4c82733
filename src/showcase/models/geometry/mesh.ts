import { add, cross, dot, length, normalize, scale, subtract, type Vec2, type Vec3 } from './vector.ts';

/** A surface of triangles and quads. Every vertex has a position, a normal and a texture coordinate in meters. */
export interface Mesh {
  readonly positions: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly uvs: readonly Vec2[];
  /** Three or four vertices each, counterclockwise seen from outside. */
  readonly faces: readonly (readonly number[])[];
}

/** A mesh that still lacks normals. */
export type Surface = Omit<Mesh, 'normals'>;

/** One mesh that holds all the given ones. */
export function merge(meshes: readonly Mesh[]): Mesh {
  const positions: Vec3[] = [];
  const normals: Vec3[] = [];
  const uvs: Vec2[] = [];
  const faces: (readonly number[])[] = [];
  for (const mesh of meshes) {
    const first = positions.length;
    positions.push(...mesh.positions);
    normals.push(...mesh.normals);
    uvs.push(...mesh.uvs);
    for (const face of mesh.faces) faces.push(face.map((vertex) => vertex + first));
  }
  return { positions, normals, uvs, faces };
}

/** The mesh with each point moved by `move`; normals follow the moved surface. */
export function deform(mesh: Mesh, move: (point: Vec3) => Vec3): Mesh {
  return withNormals({ ...mesh, positions: mesh.positions.map(move) });
}

/** The mesh, moved as a whole. */
export function translate(mesh: Mesh, by: Vec3): Mesh {
  return { ...mesh, positions: mesh.positions.map((point) => add(point, by)) };
}

/** The mesh, turned about the axis x, y or z by an angle in radians. */
export function rotate(mesh: Mesh, axis: 0 | 1 | 2, angle: number): Mesh {
  const turn = rotation(axis, angle);
  return { ...mesh, positions: mesh.positions.map(turn), normals: mesh.normals.map(turn) };
}

/** The function that turns a point about the axis x, y or z by an angle in radians. */
export function rotation(axis: 0 | 1 | 2, angle: number): (point: Vec3) => Vec3 {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  if (axis === 0) return ([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos];
  if (axis === 1) return ([x, y, z]) => [x * cos + z * sin, y, z * cos - x * sin];
  return ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z];
}

/** The mesh on the other side of the plane x = 0: the right armrest from the left one. */
export function mirror(mesh: Mesh): Mesh {
  const flip = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
  return {
    positions: mesh.positions.map(flip),
    normals: mesh.normals.map(flip),
    uvs: mesh.uvs,
    faces: mesh.faces.map((face) => [...face].reverse()),
  };
}

/** The faces as triangles. */
export function triangles(mesh: Pick<Mesh, 'faces'>): [number, number, number][] {
  const result: [number, number, number][] = [];
  for (const [a, b, c, d] of mesh.faces as readonly (readonly [number, number, number, number?])[]) {
    result.push([a, b, c]);
    if (d !== undefined) result.push([a, c, d]);
  }
  return result;
}

/** The lowest and highest coordinates of all points. */
export function bounds(points: readonly Vec3[]): { min: Vec3; max: Vec3 } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const point of points) {
    for (const axis of [0, 1, 2] as const) {
      min[axis] = Math.min(min[axis], point[axis]);
      max[axis] = Math.max(max[axis], point[axis]);
    }
  }
  return { min, max };
}

/**
 * The surface with a smooth normal at every point.
 *
 * Vertices at one place share their normal, also across texture seams. Large faces weigh more than small ones, so
 * that a flat panel stays flat and its bevel does the turning. Faces without area are left out.
 */
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

/** The element, which the caller knows to exist. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`There is no element ${index} among ${list.length}.`);
  return element;
}

/** The normal of a flat or bent polygon, as long as its area. */
function areaNormal(points: readonly Vec3[]): Vec3 {
  const origin = at(points, 0);
  let sum: Vec3 = [0, 0, 0];
  for (let index = 1; index + 1 < points.length; index++) {
    const b = subtract(at(points, index), origin);
    const c = subtract(at(points, index + 1), origin);
    sum = add(sum, scale(cross(b, c), 0.5));
  }
  return sum;
}

/** Points closer than a micrometer are one. */
function keyOf(point: Vec3): string {
  return point.map((coordinate) => Math.round(coordinate * 1e6)).join(' ');
}
