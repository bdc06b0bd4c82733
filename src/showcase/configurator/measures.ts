import {
  type Box3,
  BufferAttribute,
  BufferGeometry,
  type Camera,
  LineBasicMaterial,
  LineSegments,
  Vector3,
} from 'three';

/** Where the length of a measure is written, in CSS pixels from the upper left of the view. */
export type MeasurePlaces = readonly (readonly [x: number, y: number])[];

/** Dimension lines around a product, as on a drawing: width, depth and height. */
export interface MeasureLines {
  readonly object: LineSegments;
  /** Draws them around a box whose product stands on the floor. */
  fit(box: Box3): void;
  /** How far they stand out from the product, in meters. */
  readonly reach: number;
  /** Brings them to the sides that the camera sees. */
  face(camera: Camera): void;
  /** Where width, depth and height are written, in this order. */
  places(camera: Camera, width: number, height: number): MeasurePlaces;
  dispose(): void;
}

/** For each measure its line with two ticks and two extension lines. */
const linesPerMeasure = 5;

/** Ink, as the lines on the paper (src/styles/tokens.css); the table of the view is light at night too. */
const ink = 0x3a332b;

export function measureLines(): MeasureLines {
  const positions = new BufferAttribute(new Float32Array(3 * linesPerMeasure * 2 * 3), 3);
  const geometry = new BufferGeometry().setAttribute('position', positions);
  const object = new LineSegments(geometry, new LineBasicMaterial({ color: ink }));
  // It is moved with every look; its bounds are not worth the work.
  object.frustumCulled = false;
  const texts = [new Vector3(), new Vector3(), new Vector3()];
  const point = new Vector3();
  let reach = 0;

  return {
    object,
    get reach() {
      return reach;
    },
    fit(box) {
      const size = box.getSize(new Vector3());
      const [x, z] = [size.x / 2, size.z / 2];
      const gap = 0.05 + 0.05 * Math.max(size.x, size.y, size.z);
      reach = gap * 1.6;
      box.getCenter(object.position).setY(box.min.y);
      const out = { x: [gap, 0, 0], z: [0, 0, gap], left: [-gap, 0, 0] } as const;
      const lines = [
        ...measure([-x, 0, z], [x, 0, z], out.z),
        ...measure([x, 0, z], [x, 0, -z], out.x),
        ...measure([-x, 0, z], [-x, size.y, z], out.left),
      ];
      positions.set(lines);
      positions.needsUpdate = true;
      texts[0]?.set(0, 0, z + gap);
      texts[1]?.set(x + gap, 0, 0);
      texts[2]?.set(-x - gap, size.y / 2, z);
    },
    face({ position }) {
      // Mirrored rather than drawn anew.
      const { x, z } = object.position;
      object.scale.set(position.x < x ? -1 : 1, 1, position.z < z ? -1 : 1);
      object.updateMatrixWorld();
    },
    places(camera, width, height) {
      return texts.map((text) => {
        point.copy(text).applyMatrix4(object.matrixWorld).project(camera);
        return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
      });
    },
    dispose() {
      geometry.dispose();
      object.material.dispose();
    },
  };
}

type Point = readonly [number, number, number];

/** The lines of one measure between two corners, beside the product: pairs of points, one number after the other. */
function measure(from: Point, to: Point, out: Point): number[] {
  const beside = (corner: Point, share: number): Point => [
    corner[0] + out[0] * share,
    corner[1] + out[1] * share,
    corner[2] + out[2] * share,
  ];
  const along = to.map((value, axis) => value - (from[axis] ?? 0));
  const length = Math.hypot(...along);
  const distance = Math.hypot(...out);
  // A draftsman's tick: a short stroke across the end of the line, at 45°.
  const tick = (corner: Point): Point[] =>
    [-1, 1].map((side) => {
      const shift = (axis: number) =>
        side * 0.2 * (((along[axis] ?? 0) / length) * distance + (out[axis] ?? 0));
      const [x, y, z] = beside(corner, 1);
      return [x + shift(0), y + shift(1), z + shift(2)];
    });
  return [
    beside(from, 1),
    beside(to, 1),
    ...tick(from),
    ...tick(to),
    beside(from, 0.25),
    beside(from, 1.3),
    beside(to, 0.25),
    beside(to, 1.3),
  ].flat();
}
