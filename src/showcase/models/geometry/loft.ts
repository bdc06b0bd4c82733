import { at, type Mesh, withNormals } from './mesh.ts';
import { add, length, scale, subtract, type Vec2, type Vec3 } from './vector.ts';

/**
 * Returns the surface over closed rings with equal numbers of points, counterclockwise seen from the last ring. Texture
 * coordinates are in meters: u around, v along.
 * @param ends whether the first and last ring have lids, are open, or are joined to each other, as in a piping
 */
export function loft(rings: readonly (readonly Vec3[])[], ends: 'lids' | 'open' | 'joined' = 'lids'): Mesh {
  const size = at(rings, 0).length;
  const positions: Vec3[] = [];
  const uvs: Vec2[] = [];
  const faces: number[][] = [];
  const rows = ends === 'joined' ? [...rings, at(rings, 0)] : rings;
  const around = widestRing(rings);
  let along = 0;
  rows.forEach((ring, row) => {
    if (row > 0) along += averageStep(at(rows, row - 1), ring);
    for (let column = 0; column <= size; column++) {
      positions.push(at(ring, column % size));
      uvs.push([at(around, column), along]);
    }
  });
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column < size; column++) {
      const a = row * (size + 1) + column;
      faces.push([a, a + 1, a + size + 2, a + size + 1]);
    }
  }
  if (ends === 'lids') {
    addLid(at(rings, 0), true);
    addLid(at(rings, rings.length - 1), false);
  }
  return withNormals({ positions, uvs, faces });

  function addLid(ring: readonly Vec3[], first: boolean): void {
    const center = scale(ring.reduce(add), 1 / ring.length);
    if (length(subtract(at(ring, 0), center)) < 1e-6) return;
    const start = positions.length;
    positions.push(center, ...ring);
    const edge = first ? 0 : along;
    uvs.push([0, edge], ...ring.map((_, column): Vec2 => [at(around, column), edge]));
    for (let column = 0; column < size; column++) {
      const a = start + 1 + column;
      const b = start + 1 + ((column + 1) % size);
      faces.push(first ? [start, b, a] : [start, a, b]);
    }
  }
}

/** Returns the distance of each point along the ring with the largest circumference; one more entry than points. */
function widestRing(rings: readonly (readonly Vec3[])[]): number[] {
  let widest = [0];
  for (const ring of rings) {
    const sums = [0];
    ring.forEach((point, index) => {
      sums.push(at(sums, index) + length(subtract(at(ring, (index + 1) % ring.length), point)));
    });
    if (at(sums, sums.length - 1) > at(widest, widest.length - 1)) widest = sums;
  }
  return widest;
}

function averageStep(from: readonly Vec3[], to: readonly Vec3[]): number {
  return from.reduce((sum, point, index) => sum + length(subtract(at(to, index), point)), 0) / from.length;
}
