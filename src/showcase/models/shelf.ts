import { line } from './geometry/curve.ts';
import { type Mesh, merge, translate } from './geometry/mesh.ts';
import { roundedRectangle } from './geometry/outline.ts';
import { bar, rod, sweep } from './geometry/sweep.ts';
import { smoothstep, type Vec3 } from './geometry/vector.ts';
import { coatings, fixed, woods } from './materials.ts';
import { type Model, type Part, pairs, part } from './model.ts';
import { defaultShelf, type ShelfSize } from './shelf-size.ts';

/** Creates the modular shelf: wooden ladders, boards between them, and closed boxes in some of the units. */
export function shelf(size: ShelfSize = defaultShelf, detail = 1): Model {
  return {
    name: 'shelf',
    finishes,
    parts: [...ladders(size, detail), ...boards(size, detail), ...boxes(size, detail)],
  };
}

const finishes = pairs(woods, coatings, (wood, coating) => ({ wood, coating, brass: fixed.brass }));

const depth = 0.34;
const post = 0.026;
const board = 0.022;
/** Height of the lowest board, and the distance between boards. */
const foot = 0.13;
const rise = 0.37;

/** Returns the x of a ladder's center; ladders are counted from the left. */
function ladderX({ columns, unit }: ShelfSize, index: number): number {
  return (index - columns / 2) * (unit + post);
}

const levelY = (row: number): number => foot + row * rise;

/** Returns the x of a unit's center. */
function unitX(size: ShelfSize, column: number): number {
  return (ladderX(size, column) + ladderX(size, column + 1)) / 2;
}

function ladders(size: ShelfSize, detail: number): Part[] {
  const top = levelY(size.rows) + 0.09;
  return range(size.columns + 1).flatMap((index) => {
    const x = ladderX(size, index);
    const explode: Vec3 = [(index - size.columns / 2) * 0.24, 0, 0];
    const posts = [-1, 1].map((side) => legPost(detail, x, side * (depth / 2 - post / 2), top));
    const heights = range(size.rows + 1).map((row) => levelY(row) - 0.03);
    const rungs = heights.map((y) =>
      bar(detail, line([x, y, -depth / 2 + post], [x, y, depth / 2 - post]), 0.016, 0.034, 0.006),
    );
    const pins = heights.map((y) => pin(detail, [x, y, depth / 2]));
    return [
      part(`ladder-${index + 1}`, 'frame', 'wood', merge([...posts, ...rungs]), explode),
      part(`pins-${index + 1}`, 'frame', 'brass', merge(pins), explode),
    ];
  });
}

/** Creates a square post with rounded edges that tapers to the floor and has a domed top. */
function legPost(detail: number, x: number, z: number, top: number): Mesh {
  const taper = foot / top;
  const size = (t: number) => post * (0.62 + 0.38 * smoothstep(0, taper, t));
  return sweep({
    curve: line([x, 0, z], [x, top, z]),
    section: (t, inset) => {
      const width = size(t) - 2 * inset;
      return roundedRectangle(width, width, 0.008 - inset * 0.7, cornerSteps(detail));
    },
    up: [0, 0, 1],
    steps: Math.max(12, Math.round(12 * detail)),
    rounding: { start: 0.002, end: 0.007, steps: Math.max(2, Math.round(detail)) },
  });
}

function pin(detail: number, [x, y, z]: Vec3): Mesh {
  return rod({
    curve: line([x, y, z - 0.004], [x, y, z + 0.0022]),
    diameter: 0.011,
    sides: Math.round(10 * detail),
    rounding: { start: 0, end: 0.0015, steps: Math.max(1, Math.round(detail)) },
  });
}

function boards(size: ShelfSize, detail: number): Part[] {
  const half = size.unit / 2 - 0.001;
  const one = bar(detail, line([-half, 0, 0], [half, 0, 0]), depth - 0.012, board, 0.005);
  return range(size.rows + 1).flatMap((row) =>
    range(size.columns).map((column) => {
      const mesh = translate(one, [unitX(size, column), levelY(row), 0]);
      const explode: Vec3 = [(column + 0.5 - size.columns / 2) * 0.24, row * 0.1, 0.1];
      return part(`board-${row + 1}-${column + 1}`, 'boards', 'wood', mesh, explode);
    }),
  );
}

/** Whether a unit is closed: every other one in the lowest row, and one further up. */
function isBox({ columns, rows }: ShelfSize, column: number, row: number): boolean {
  if (row === 0) return column % 2 === 0;
  return row === 2 && rows > 3 && column === Math.min(1, columns - 1);
}

function boxes(size: ShelfSize, detail: number): Part[] {
  return range(size.rows).flatMap((row) =>
    range(size.columns)
      .filter((column) => isBox(size, column, row))
      .flatMap((column): Part[] => {
        const middle: Vec3 = [unitX(size, column), levelY(row) + board / 2, 0];
        const explode: Vec3 = [(column + 0.5 - size.columns / 2) * 0.24, row * 0.1 + 0.05, 0.34];
        const place = `${row + 1}-${column + 1}`;
        return [
          part(`box-${place}`, 'boxes', 'coating', translate(box(size, detail), middle), explode),
          part(`knob-${place}`, 'boxes', 'brass', translate(knobs(detail), middle), explode),
        ];
      }),
  );
}

/** Creates a body and two doors with a narrow shadow gap between them. */
function box({ unit }: ShelfSize, detail: number): Mesh {
  const height = rise - board - 0.02;
  const y = height / 2 + 0.004;
  const gap = 0.003;
  const width = unit - 0.016;
  const door = (width - gap) / 2;
  const front = (x: number) => panel(detail, [x, y, depth / 2 - 0.022], door, height, 0.017);
  return merge([
    panel(detail, [0, y, -0.012], width - 0.002, height - 0.002, depth - 0.056),
    front(-(door + gap) / 2),
    front((door + gap) / 2),
  ]);
}

/** Creates a block with rounded edges around a center; its front faces z. */
function panel(detail: number, [x, y, z]: Vec3, width: number, height: number, thickness: number): Mesh {
  return sweep({
    curve: line([x, y, z - thickness / 2], [x, y, z + thickness / 2]),
    section: (_, inset) =>
      roundedRectangle(width - 2 * inset, height - 2 * inset, 0.004 - inset * 0.6, cornerSteps(detail)),
    rounding: { start: 0.002, end: 0.0025, steps: Math.max(2, Math.round(detail)) },
  });
}

function knobs(detail: number): Mesh {
  const y = (rise - board) * 0.52;
  return merge(
    [-0.032, 0.032].map((x) =>
      rod({
        curve: line([x, y, depth / 2 - 0.015], [x, y, depth / 2 + 0.012]),
        diameter: (t) => 0.008 + 0.008 * smoothstep(0.45, 0.75, t),
        sides: Math.round(12 * detail),
        steps: Math.round(6 * Math.max(1, detail / 2)),
        rounding: { start: 0, end: 0.002, steps: 2 },
      }),
    ),
  );
}

const cornerSteps = (detail: number): number => Math.max(2, Math.round(1.5 * detail));

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
