import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { dimensionLines } from '../../../../../src/showcase/configurator/dimension-lines.ts';

test.each([
  [3, 6],
  [-3, -6],
])('seen from %d, %d, the lines are as long as the product, and outside its visible sides', (x, z) => {
  // A shelf that is 2 m wide, 0.4 m deep and 1.8 m high.
  const shelf = new Box3(new Vector3(-1, 0, -0.2), new Vector3(1, 1.8, 0.2));
  const lines = dimensionLines();
  lines.fit(shelf);
  const camera = new PerspectiveCamera(24, 1, 0.1, 40);
  camera.position.set(x, 1.5, z);
  camera.lookAt(0, 0.9, 0);
  camera.updateMatrixWorld();
  lines.face(camera);
  const positions = lines.object.geometry.getAttribute('position');
  const points = Array.from({ length: positions.count }, (_, index) =>
    new Vector3().fromBufferAttribute(positions, index).applyMatrix4(lines.object.matrixWorld),
  );
  const [width, depth, height] = [0, 10, 20].map((first) => ({
    start: points[first] ?? new Vector3(),
    length: points[first]?.distanceTo(points[first + 1] ?? new Vector3()),
  }));
  expect(width?.length).toBeCloseTo(2);
  expect(depth?.length).toBeCloseTo(0.4);
  expect(height?.length).toBeCloseTo(1.8);
  // Width in front, depth at the side, height on the other side.
  expect(Math.sign(width?.start.z ?? 0)).toBe(Math.sign(z));
  expect(Math.sign(depth?.start.x ?? 0)).toBe(Math.sign(x));
  expect(Math.sign(height?.start.x ?? 0)).toBe(-Math.sign(x));
  expect(points.filter((point) => shelf.clone().expandByScalar(-0.001).containsPoint(point))).toEqual([]);
  const reach = Math.max(...points.map((point) => shelf.distanceToPoint(point)));
  expect(reach).toBeLessThanOrEqual(lines.reach);
  const labels = lines.places(camera, 400, 400).flat();
  expect(labels).toHaveLength(3 * 2);
  expect(labels.filter((place) => place <= 0 || place >= 400)).toEqual([]);
});
