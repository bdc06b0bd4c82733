import { bar } from './geometry/bar.ts';
import { line } from './geometry/curve.ts';
import { type Mesh, merge, translate } from './geometry/mesh.ts';
import { circle, roundedRectangle } from './geometry/outline.ts';
import { sweep } from './geometry/sweep.ts';
import { smoothstep, type Vec3 } from './geometry/vector.ts';
import { type Coating, coatings, fixed, type Wood, woods } from './materials.ts';
import { keysOf, type Model, type Part, pairs } from './model.ts';
import { defaultShelf, type ShelfSize } from './shelf-size.ts';

/** The modular shelf: ladders of wood, boards between them, and closed boxes in some of the units. */
export function shelf(size: ShelfSize = defaultShelf, detail = 1): Model {
  return {
    name: 'shelf',
    finishes,
    parts: [...ladders(size, detail), ...boards(size, detail), ...boxes(size, detail)],
  };
}

const finishes = pairs(keysOf(woods), keysOf(coatings), (wood: Wood, coating: Coating) => ({
  wood: woods[wood],
  coating: coatings[coating],
  brass: fixed.brass,
}));

const depth = 0.34;
const post = 0.026;
const board = 0.022;
/** Height of the lowest board, and from one board to the next. */
const foot = 0.13;
const rise = 0.37;

/** The middle of a ladder, from the left. */
function ladderX({ columns, unit }: ShelfSize, index: number): number {
  return (index - columns / 2) * (unit + post);
}

function levelY(row: number): number {
  return foot + row * rise;
}

/** The middle of a unit. */
function unitX(size: ShelfSize, column: number): number {
  return (ladderX(size, column) + ladderX(size, column + 1)) / 2;
}

function ladders(size: ShelfSize, detail: number): Part[] {
  const top = levelY(size.rows) + 0.09;
  return range(size.columns + 1).flatMap((index) => {
    const x = ladderX(size, index);
    const explode: Vec3 = [(index - size.columns / 2) * 0.24, 0, 0];
    const posts = [-1, 1].map((side) => legPost(detail, x, side * (depth / 2 - post / 2), top));
    const rungs = range(size.rows + 1).map((row) =>
      bar(
        detail,
        line([x, levelY(row) - 0.03, -depth / 2 + post], [x, levelY(row) - 0.03, depth / 2 - post]),
        0.016,
        0.034,
        0.006,
      ),
    );
    const pins = range(size.rows + 1).map((row) => pin(detail, [x, levelY(row) - 0.03, depth / 2]));
    return [
      {
        name: `ladder-${index + 1}`,
        assembly: 'frame',
        slot: 'wood',
        mesh: merge([...posts, ...rungs]),
        explode,
      },
      { name: `pins-${index + 1}`, assembly: 'frame', slot: 'brass', mesh: merge(pins), explode },
    ];
  });
}

/** A square post with soft edges that tapers to the floor and ends in a dome. */
function legPost(detail: number, x: number, z: number, top: number): Mesh {
  const taper = foot / top;
  const size = (t: number) => post * (0.62 + 0.38 * smoothstep(0, taper, t));
  return sweep({
    curve: line([x, 0, z], [x, top, z]),
    section: (t, inset) =>
      roundedRectangle(
        size(t) - 2 * inset,
        size(t) - 2 * inset,
        0.008 - inset * 0.7,
        Math.max(2, Math.round(1.5 * detail)),
      ),
    up: [0, 0, 1],
    steps: Math.max(12, Math.round(12 * detail)),
    rounding: { start: 0.002, end: 0.007, steps: Math.max(2, Math.round(detail)) },
  });
}

function pin(detail: number, [x, y, z]: Vec3): Mesh {
  return sweep({
    curve: line([x, y, z - 0.004], [x, y, z + 0.0022]),
    section: (_, inset) => circle(0.011 - 2 * inset, Math.round(10 * detail)),
    up: [0, 1, 0],
    steps: 1,
    rounding: { start: 0, end: 0.0015, steps: Math.max(1, Math.round(detail)) },
  });
}

function boards(size: ShelfSize, detail: number): Part[] {
  const half = size.unit / 2 - 0.001;
  const one = bar(detail, line([-half, 0, 0], [half, 0, 0]), depth - 0.012, board, 0.005);
  return range(size.rows + 1).flatMap((row) =>
    range(size.columns).map((column) => ({
      name: `board-${row + 1}-${column + 1}`,
      assembly: 'boards',
      slot: 'wood',
      mesh: translate(one, [unitX(size, column), levelY(row), 0]),
      explode: [(column + 0.5 - size.columns / 2) * 0.24, row * 0.1, 0.1] as const,
    })),
  );
}

/** Units that are closed: by turns in the lowest row, and one further up. */
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
        const name = (piece: string) => `${piece}-${row + 1}-${column + 1}`;
        return [
          {
            name: name('box'),
            assembly: 'boxes',
            slot: 'coating',
            mesh: translate(box(size, detail), middle),
            explode,
          },
          {
            name: name('knob'),
            assembly: 'boxes',
            slot: 'brass',
            mesh: translate(knob(detail), middle),
            explode,
          },
        ];
      }),
  );
}

/** A body and two doors with a narrow shadow gap between them. */
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

/** A block with soft edges; its middle is given, its front faces z. */
function panel(detail: number, [x, y, z]: Vec3, width: number, height: number, thickness: number): Mesh {
  return sweep({
    curve: line([x, y, z - thickness / 2], [x, y, z + thickness / 2]),
    section: (_, inset) =>
      roundedRectangle(
        width - 2 * inset,
        height - 2 * inset,
        0.004 - inset * 0.6,
        Math.max(2, Math.round(1.5 * detail)),
      ),
    up: [0, 1, 0],
    steps: 1,
    rounding: { start: 0.002, end: 0.0025, steps: Math.max(2, Math.round(detail)) },
  });
}

function knob(detail: number): Mesh {
  const y = (rise - board) * 0.52;
  return merge(
    [-0.032, 0.032].map((x) =>
      sweep({
        curve: line([x, y, depth / 2 - 0.015], [x, y, depth / 2 + 0.012]),
        section: (t, inset) =>
          circle(0.008 + 0.008 * smoothstep(0.45, 0.75, t) - 2 * inset, Math.round(12 * detail)),
        up: [0, 1, 0],
        steps: Math.round(6 * Math.max(1, detail / 2)),
        rounding: { start: 0, end: 0.002, steps: 2 },
      }),
    ),
  );
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
