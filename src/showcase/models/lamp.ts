import { line, spline } from './geometry/curve.ts';
import { lathe, roundCorners } from './geometry/lathe.ts';
import { type Mesh, merge, tilt, tilting, translate } from './geometry/mesh.ts';
import { rod } from './geometry/sweep.ts';
import { add, smoothstep, type Vec2, type Vec3 } from './geometry/vector.ts';
import { coatings, fixed, woods } from './materials.ts';
import { type Model, pairs, part } from './model.ts';

/** Creates the reading lamp: a spun shade on a balanced arm, with a turned wooden counterweight. */
export function lamp(detail = 1): Model {
  return {
    name: 'lamp',
    finishes,
    parts: [
      part('base', 'stand', 'coating', base(detail), [0, -0.15, 0]),
      part('stem', 'stand', 'brass', stem(detail), [0, 0, 0]),
      part('cable', 'stand', 'cable', cable(detail), [0, -0.15, -0.1]),
      part('rod', 'arm', 'brass', arm(detail), [0, 0.12, 0]),
      part('weight', 'arm', 'wood', weight(detail), [0, 0.12, -0.2]),
      part('shade', 'head', 'coating', hang(shadeOutside(detail)), [0, 0.2, 0.2]),
      part('lining', 'head', 'lining', hang(shadeInside(detail)), [0, 0.2, 0.2]),
      part('bulb', 'head', 'bulb', hang(bulb(detail)), [0, 0, 0.24]),
      part('socket', 'head', 'brass', hang(socket(detail)), [0, 0.3, 0.2]),
    ],
  };
}

const finishes = pairs(coatings, woods, (coating, wood) => ({
  coating,
  wood,
  lining: fixed.shade,
  bulb: fixed.bulb,
  brass: fixed.brass,
  cable: fixed.cable,
}));

/** Top of the stem, the pivot of the arm. */
const pivot: Vec3 = [0, 1.2, 0];
const armPitch = (24 * Math.PI) / 180;
const shadeTilt = (-20 * Math.PI) / 180;

/** Returns a point on the arm: 0 is at the shade, 1 at the counterweight. */
const armAt = (t: number): Vec3 => add(pivot, tilting(-armPitch)([0, 0, 0.46 - 0.76 * t]));

function base(detail: number): Mesh {
  const profile: Vec2[] = [
    [0, 0.001],
    [0.132, 0.001],
    [0.138, 0.016],
    [0.04, 0.024],
    [0.015, 0.05],
    [0, 0.05],
  ];
  return lathe(roundCorners(profile, 0.008, Math.max(2, Math.round(2 * detail))), Math.round(40 * detail));
}

function stem(detail: number): Mesh {
  return merge([
    rod({
      curve: line([0, 0.045, 0], pivot),
      diameter: 0.0125,
      sides: Math.round(12 * detail),
      up: [0, 0, 1],
    }),
    rod({
      curve: line(add(pivot, [-0.019, 0, 0]), add(pivot, [0.019, 0, 0])),
      diameter: 0.036,
      sides: Math.round(16 * detail),
      rounding: { start: 0.003, end: 0.003, steps: Math.max(2, Math.round(detail)) },
    }),
  ]);
}

function arm(detail: number): Mesh {
  return rod({
    curve: line(armAt(0.03), armAt(0.97)),
    diameter: 0.009,
    sides: Math.round(10 * detail),
    rounding: { start: 0.002, end: 0.002, steps: 1 },
  });
}

function weight(detail: number): Mesh {
  return rod({
    curve: line(armAt(0.83), armAt(1)),
    diameter: (t) => 0.03 + 0.02 * smoothstep(0, 0.9, t),
    sides: Math.round(16 * detail),
    steps: Math.round(6 * detail),
    rounding: { start: 0.006, end: 0.012, steps: Math.max(3, Math.round(2 * detail)) },
  });
}

/** Creates the cable, from the base to the floor and away behind the lamp. */
function cable(detail: number): Mesh {
  return rod({
    curve: spline([
      [0, 0.012, -0.128],
      [0.005, 0.007, -0.155],
      [0.03, 0.0032, -0.22],
      [0.075, 0.0032, -0.33],
      [0.06, 0.0032, -0.45],
    ]),
    diameter: 0.0062,
    sides: Math.round(6 * detail),
    steps: Math.round(16 * detail),
  });
}

/** The bell-shaped profile of the shade; the origin is where it attaches to the arm. */
const bell: readonly Vec2[] = [
  [0.142, -0.176],
  [0.139, -0.16],
  [0.118, -0.098],
  [0.086, -0.048],
  [0.05, -0.02],
  [0.034, -0.014],
  [0.03, 0.018],
  [0.026, 0.026],
  [0, 0.027],
];

function shadeOutside(detail: number): Mesh {
  const rim: Vec2[] = [
    [0.1395, -0.1765],
    [0.1408, -0.1775],
  ];
  return lathe([...rim, ...smooth(bell, detail)], Math.round(40 * detail));
}

function shadeInside(detail: number): Mesh {
  const inner = smooth(bell.slice(0, 6), detail).map(
    ([radius, height]): Vec2 => [radius - 0.0025, height - 0.0015],
  );
  const profile: Vec2[] = [[0, -0.018], ...inner.reverse()];
  return lathe(profile, Math.round(40 * detail));
}

function smooth(profile: readonly Vec2[], detail: number): Vec2[] {
  const curve = spline(profile.map(([radius, height]): Vec3 => [radius, height, 0]));
  const steps = Math.round((profile.length - 1) * 2 * Math.max(1, detail / 2));
  return Array.from({ length: steps + 1 }, (_, step): Vec2 => {
    const [radius, height] = curve(step / steps);
    return [Math.max(0, radius), height];
  });
}

function bulb(detail: number): Mesh {
  const steps = Math.max(8, Math.round(6 * detail));
  const profile = Array.from({ length: steps + 1 }, (_, step): Vec2 => {
    const angle = (step / steps - 0.5) * Math.PI;
    return [step === 0 || step === steps ? 0 : 0.03 * Math.cos(angle), -0.085 + 0.034 * Math.sin(angle)];
  });
  return lathe(profile, Math.round(16 * detail));
}

function socket(detail: number): Mesh {
  const neck: Vec2[] = [
    [0, -0.064],
    [0.016, -0.06],
    [0.018, -0.05],
    [0.018, -0.014],
    [0, -0.012],
  ];
  const knob: Vec2[] = [
    [0, 0.024],
    [0.008, 0.024],
    [0.009, 0.04],
    [0.006, 0.046],
    [0, 0.047],
  ];
  return merge([lathe(neck, Math.round(14 * detail)), lathe(knob, Math.round(14 * detail))]);
}

/** Moves a piece of the head from the origin to the end of the arm. */
const hang = (mesh: Mesh): Mesh => translate(tilt(mesh, shadeTilt), add(armAt(0), [0, -0.022, 0.012]));
