import { type Curve, line, spline } from './geometry/curve.ts';
import { cushion } from './geometry/cushion.ts';
import { type Mesh, merge, mirror, tilting } from './geometry/mesh.ts';
import { roundedRectangle, superellipse } from './geometry/outline.ts';
import { bar, rod, sweep } from './geometry/sweep.ts';
import { add, lerp, mix, smoothstep, type Vec3 } from './geometry/vector.ts';
import { fabrics, fixed, woods } from './materials.ts';
import { type Model, type Part, pairs, part } from './model.ts';

/** Creates the lounge chair: a frame of turned and shaped wood, seven spindles, two loose cushions with piping. */
export function chair(detail = 1): Model {
  return { name: 'chair', parts: [...frame(detail), ...seat(detail), ...back(detail)], finishes };
}

const { webbing, brass } = fixed;
const finishes = pairs(fabrics, woods, (fabric, wood) => ({ fabric, piping: fabric, wood, webbing, brass }));

/** The lean of seat and back, in radians; the frame follows. */
const seatPitch = (6.5 * Math.PI) / 180;
const backPitch = (21 * Math.PI) / 180;

/** Positions in the wooden frame (half width, height, depth) and a length, in meters. */
const railFront: Vec3 = [0.3, 0.302, 0.272];
const railBack: Vec3 = [0.291, 0.243, -0.262];
const stileFoot: Vec3 = [0.252, 0.236, -0.243];
const stileLength = 0.565;

function up(point: Vec3, distance: number): Vec3 {
  return add(point, [0, Math.cos(backPitch) * distance, -Math.sin(backPitch) * distance]);
}

function frame(detail: number): Part[] {
  const wood = (name: string, mesh: Mesh, explode: Vec3) => part(name, 'frame', 'wood', mesh, explode);
  const both = (name: string, mesh: Mesh, [x, y, z]: Vec3, slot = 'wood') => [
    part(`${name}-left`, 'frame', slot, mesh, [x, y, z]),
    part(`${name}-right`, 'frame', slot, mirror(mesh), [-x, y, z]),
  ];
  const stile = line(up(stileFoot, -0.03), up(stileFoot, stileLength));
  const railAtBack = line([-0.29, 0.238, -0.258], [0.29, 0.238, -0.258]);
  return [
    ...both('leg-front', leg(detail, legFront, 0.64), [0.16, -0.1, 0.12]),
    ...both('leg-back', leg(detail, legBack, 0.64), [0.16, -0.1, -0.12]),
    ...both('arm', arm(detail), [0.3, 0.13, 0]),
    ...both('rail-side', bar(detail, line(railBack, railFront), 0.024, 0.058), [0.1, -0.02, 0]),
    ...both('stile', bar(detail, stile, 0.026, 0.034), [0.04, 0.1, -0.24]),
    wood('rail-front', bar(detail, arch(railFront, 0.012), 0.024, 0.052), [0, -0.02, 0.16]),
    wood('rail-back', bar(detail, railAtBack, 0.026, 0.05), [0, -0.02, -0.16]),
    wood('crest', crest(detail), [0, 0.2, -0.28]),
    wood('spindles', spindles(detail), [0, 0.1, -0.25]),
    wood('slats', slats(detail), [0, 0.06, 0]),
    part('straps', 'frame', 'webbing', straps(detail), [0, 0.12, 0]),
    ...both('caps', caps(detail), [0.23, -0.06, 0], 'brass'),
  ];
}

/** Curves of the legs from the floor to the armrest; the feet splay outward. */
const legFront = spline([
  [0.347, 0.003, 0.335],
  [0.329, 0.19, 0.306],
  [0.32, 0.31, 0.287],
  [0.322, 0.536, 0.262],
]);
const legBack = spline([
  [0.337, 0.004, -0.388],
  [0.321, 0.14, -0.322],
  [0.312, 0.262, -0.284],
  [0.309, 0.512, -0.268],
]);

/** Creates a turned leg: thickest at the rails, slender at the floor and under the arm. */
function leg(detail: number, curve: Curve, joint: number): Mesh {
  const diameter = (t: number) =>
    t < joint
      ? lerp(0.019, 0.037, smoothstep(0, 1, t / joint) * 0.45 + (t / joint) * 0.55)
      : lerp(0.037, 0.023, smoothstep(joint, 1, t));
  return rod({
    curve,
    diameter,
    sides: Math.round(10 * detail),
    up: [0, 0, 1],
    steps: Math.round(9 * detail),
    rounding: { start: 0.004, end: 0.002, steps: Math.max(2, detail) },
  });
}

/** Creates an armrest: round at the stile, flat and broad under the hand, with a soft front end. */
function arm(detail: number): Mesh {
  const curve = spline([
    [0.268, 0.498, -0.352],
    [0.303, 0.516, -0.262],
    [0.33, 0.533, -0.06],
    [0.335, 0.546, 0.15],
    [0.326, 0.551, 0.352],
  ]);
  const width = (t: number) => {
    const paddle = lerp(0.03, 0.078, smoothstep(0.1, 0.72, t)) - 0.012 * smoothstep(0.8, 1, t);
    const nose = t < 0.9 ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 0.9) / 0.1) ** 2 * 0.82));
    return paddle * nose;
  };
  const height = (t: number) => lerp(0.03, 0.023, smoothstep(0.1, 0.6, t));
  return sweep({
    curve,
    section: (t, inset) =>
      superellipse(
        Math.max(0.002, width(t) - 2 * inset),
        Math.max(0.001, height(t) - 2 * inset),
        lerp(2, 2.7, smoothstep(0.1, 0.6, t)),
        Math.round(14 * detail),
      ),
    steps: Math.round(18 * detail),
    rounding: { start: 0.004, end: 0.0105, steps: Math.max(3, Math.round(2 * detail)) },
  });
}

/** Returns a curve from side to side, arched in the middle. */
function arch([x, y, z]: Vec3, rise: number): Curve {
  return (t) => [lerp(-x, x, t), y - 0.004 + rise * Math.sin(t * Math.PI), z + 0.008];
}

/** The curve of the crest rail: bowed backward, slightly higher in the middle. */
const crestCurve: Curve = (t) => {
  const [x, y, z] = up([0.285, stileFoot[1], stileFoot[2]], stileLength + 0.012);
  const bow = Math.sin(t * Math.PI);
  return [lerp(-x, x, t), y + 0.016 * bow, z + 0.012 - 0.05 * bow];
};

function crest(detail: number): Mesh {
  const height = (t: number) => lerp(0.036, 0.066, Math.sin(t * Math.PI) ** 0.7);
  return sweep({
    curve: crestCurve,
    section: (t, inset) =>
      superellipse(0.024 - 2 * inset, height(t) - 2 * inset, 2.8, Math.round(12 * detail)),
    up: [0, Math.cos(backPitch), -Math.sin(backPitch)],
    steps: Math.round(14 * detail),
    rounding: { start: 0.0105, end: 0.0105, steps: Math.max(3, Math.round(2 * detail)) },
  });
}

/** Creates seven thin rods from the back rail to the crest rail, thicker in the middle. */
function spindles(detail: number): Mesh {
  return merge(
    [1, 2, 3, 4, 5, 6, 7].map((number) => {
      const place = number / 8;
      const [x, y, z] = crestCurve(lerp(0.09, 0.91, place));
      const foot: Vec3 = [x * 0.94, 0.246, -0.258];
      const head: Vec3 = [x, y - 0.01, z];
      const bend = add(mix(foot, head, 0.5), [0, 0, -0.012 * Math.sin(place * Math.PI)]);
      return rod({
        curve: spline([foot, bend, head]),
        diameter: (t) => lerp(0.009, 0.014, Math.sin(t * Math.PI)),
        sides: Math.round(6 * detail),
        up: [0, 0, 1],
        steps: Math.round(4 * detail),
      });
    }),
  );
}

/** Creates the boards under the seat. */
function slats(detail: number): Mesh {
  return merge(
    [0.12, 0.5, 0.88].map((place) => {
      const [, y, z] = mix(railBack, railFront, place);
      return bar(detail, line([-0.29, y + 0.006, z], [0.29, y + 0.006, z]), 0.05, 0.018);
    }),
  );
}

/** Creates the webbing on the slats, from the front rail to the back rail. */
function straps(detail: number): Mesh {
  return merge(
    [-0.2, -0.1, 0, 0.1, 0.2].map((x) =>
      sweep({
        curve: line([x, 0.266, -0.255], [x, 0.323, 0.268]),
        section: (_, inset) =>
          roundedRectangle(0.055 - inset, 0.003 - inset, 0.001, Math.max(1, Math.round(detail / 2))),
      }),
    ),
  );
}

/** Creates brass plugs over the joints between rail and leg, on one side. */
function caps(detail: number): Mesh {
  const plug = (leg: Curve, t: number): Mesh => {
    const [x, y, z] = leg(t);
    return rod({
      curve: line([x + 0.012, y, z], [x + 0.0195, y, z]),
      diameter: 0.015,
      sides: Math.round(10 * detail),
      rounding: { start: 0, end: 0.0016, steps: 2 },
    });
  };
  return merge([plug(legFront, 0.63), plug(legBack, 0.63)]);
}

function seat(detail: number): Part[] {
  const turn = tilting(-seatPitch);
  const shape = cushion({
    width: 0.566,
    depth: 0.575,
    border: 0.094,
    cornerRadius: 0.055,
    crown: { top: 0.042, bottom: 0.004 },
    bulge: 0.011,
    pipingRadius: 0.0048,
    pose: ([x, y, z]) => {
      const front = Math.max(0, z - 0.14);
      const taper = 1 + 0.06 * (z / 0.575);
      return add(turn([x * taper, y - 0.45 * front * front, z]), [0, 0.345, 0.03]);
    },
    detail,
  });
  return [
    part('seat-cover', 'seat', 'fabric', shape.cover, [0, 0.3, 0.05]),
    part('seat-piping', 'seat', 'piping', shape.piping, [0, 0.3, 0.05]),
  ];
}

function back(detail: number): Part[] {
  // The upper side of the cushion faces the sitter: turned upright about x, then leaned back.
  const turn = tilting(Math.PI / 2 - backPitch);
  const shape = cushion({
    width: 0.545,
    depth: 0.475,
    border: 0.072,
    cornerRadius: 0.06,
    crown: { top: 0.016, bottom: 0.012 },
    bulge: 0.008,
    pipingRadius: 0.0048,
    channels: { count: 3, rise: 0.027 },
    pose: ([x, y, z]) => add(turn([x, y + 0.42 * x * x, z]), [0, 0.6, -0.268]),
    detail,
  });
  return [
    part('back-cover', 'back', 'fabric', shape.cover, [0, 0.42, -0.06]),
    part('back-piping', 'back', 'piping', shape.piping, [0, 0.42, -0.06]),
  ];
}
