import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { dimensionLines } from '../../../../../src/showcase/configurator/dimension-lines.ts';

/** Lines around a shelf that is 2 m wide, 0.4 m deep and 1.8 m high, seen from one side. */
function seenFrom(x: number, z: number) {
  const lines = dimensionLines();
  lines.fit(new Box3(new Vector3(-1, 0, -0.2), new Vector3(1, 1.8, 0.2)));
  const camera = new PerspectiveCamera(24, 1, 0.1, 40);
  camera.position.set(x, 1.5, z);
  camera.lookAt(0, 0.9, 0);
  camera.updateMatrixWorld();
  lines.face(camera);
  const positions = lines.object.geometry.getAttribute('position');
  const points = Array.from({ length: positions.count }, (_, index) =>
    new Vector3().fromBufferAttribute(positions, index).applyMatrix4(lines.object.matrixWorld),
  );
  return { lines, camera, points };
}

test('the lines are as long as the product and outside it', () => {
  const { points, lines } = seenFrom(3, 6);
  const [width, depth, height] = [0, 10, 20].map((first) =>
    points[first]?.distanceTo(points[first + 1] ?? new Vector3()),
  );
  expect([width, depth, height].map((length) => Number(length?.toFixed(3)))).toEqual([2, 0.4, 1.8]);
  const inside = new Box3(new Vector3(-1, -0.01, -0.2), new Vector3(1, 1.81, 0.2)).expandByScalar(-0.001);
  expect(points.filter((point) => inside.containsPoint(point))).toEqual([]);
  const reach = Math.max(...points.map(({ x, z }) => Math.max(Math.abs(x) - 1, Math.abs(z) - 0.2)));
  expect(reach).toBeLessThanOrEqual(lines.reach);
});

test.each([
  [3, 6],
  [-3, -6],
])('from %d, %d the lines are on the visible sides, and the labels within the view', (x, z) => {
  const { points, lines, camera } = seenFrom(x, z);
  // Width in front, depth at the side, height on the other side.
  expect(Math.sign(points[0]?.z ?? 0)).toBe(Math.sign(z));
  expect(Math.sign(points[10]?.x ?? 0)).toBe(Math.sign(x));
  expect(Math.sign(points[20]?.x ?? 0)).toBe(-Math.sign(x));
  const places = lines.places(camera, 400, 400);
  expect(places).toHaveLength(3);
  for (const value of places.flat()) {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(400);
  }
});
