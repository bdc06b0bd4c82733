import { type Box3, BufferGeometry, type Camera, LineBasicMaterial, LineSegments, Vector3 } from 'three';

/** The ink color (src/styles/tokens.css); the background stays light in the dark theme. */
const ink = 0x3a332b;

/** Creates dimension lines around a product, as on a technical drawing: width, depth and height. */
export function dimensionLines() {
  const geometry = new BufferGeometry();
  const object = new LineSegments(geometry, new LineBasicMaterial({ color: ink }));
  // The lines move on every frame, so computing their bounds is not worthwhile.
  object.frustumCulled = false;
  let texts: Vector3[] = [];
  let reach = 0;

  return {
    object,
    /** How far the lines extend from the product, in meters. */
    get reach() {
      return reach;
    },
    /** Fits the lines to a box on the floor. */
    fit(box: Box3): void {
      const size = box.getSize(new Vector3());
      const [x, y, z] = [size.x / 2, size.y, size.z / 2];
      const gap = 0.05 + 0.05 * Math.max(...size);
      reach = gap * 1.6;
      box.getCenter(object.position).setY(box.min.y);
      const left = new Vector3(-x, 0, z);
      const right = new Vector3(x, 0, z);
      geometry.setFromPoints([
        ...measure(left, right, new Vector3(0, 0, gap)),
        ...measure(right, new Vector3(x, 0, -z), new Vector3(gap, 0, 0)),
        ...measure(left, new Vector3(-x, y, z), new Vector3(-gap, 0, 0)),
      ]);
      texts = [new Vector3(0, 0, z + gap), new Vector3(x + gap, 0, 0), new Vector3(-x - gap, y / 2, z)];
    },
    /** Moves the lines to the sides that face the camera, by mirroring. */
    face({ position }: Camera): void {
      const { x, z } = object.position;
      object.scale.set(position.x < x ? -1 : 1, 1, position.z < z ? -1 : 1);
      object.updateMatrixWorld();
    },
    /** Returns the positions of the width, depth and height labels, in CSS pixels from the top left of the view. */
    places(camera: Camera, width: number, height: number) {
      return texts.map((text): [number, number] => {
        const { x, y } = text.clone().applyMatrix4(object.matrixWorld).project(camera);
        return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
      });
    },
    dispose(): void {
      geometry.dispose();
      object.material.dispose();
    },
  };
}

/** Returns the segments of a dimension: its line, ticks (short strokes across its ends) and extension lines. */
function measure(from: Vector3, to: Vector3, out: Vector3): Vector3[] {
  const beside = (corner: Vector3, share: number) => corner.clone().addScaledVector(out, share);
  const tick = to.clone().sub(from).setLength(out.length()).add(out).multiplyScalar(0.2);
  return [
    beside(from, 1),
    beside(to, 1),
    ...[from, to].flatMap((end) => [beside(end, 1).sub(tick), beside(end, 1).add(tick)]),
    ...[from, to].flatMap((end) => [beside(end, 0.25), beside(end, 1.3)]),
  ];
}
