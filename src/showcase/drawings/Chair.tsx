import {
  crossings,
  facesViewer,
  lines,
  type Point,
  path,
  rounded,
  type SidePoint,
  steps,
} from './axonometry.ts';

/** Width, depth and height of the chair in millimeters. */
export const chairSize: Point = [720, 760, 800];

/** How the chair is drawn: the stages of a model, from the first line to the finished surface. */
export type ChairLook = 'sketch' | 'outline' | 'wire' | 'clay' | 'final' | 'split';

/** The upholstered body from the side: seat and back in one, with soft corners. */
export const bodyOutline: readonly SidePoint[] = rounded([
  [20, 235, 45],
  [15, 425, 80],
  [505, 385, 45],
  [610, 800, 62],
  [765, 775, 62],
  [655, 250, 90],
]);

/** Where the body stands between the two frames. */
export const bodyWidth: readonly [number, number] = [48, 672];
const middle = 330;

/** A frame of the base from the side: front leg, arm and back leg in one bent bar. */
export const frameOutline = rounded([
  [95, 0, 0],
  [60, 590, 75],
  [700, 560, 75],
  [735, 0, 0],
]);
const railHeight = 205;

/** A lounge chair in one of its stages. “split” is half wireframe and half finished, like the mark of the studio. */
export function Chair({ look }: { look: ChairLook }) {
  const [left, right] = bodyWidth;
  if (look === 'sketch') return <Sketch />;
  const surface = look === 'wire' || look === 'split' ? 'outline' : look;
  return (
    <g>
      {look !== 'outline' && look !== 'wire' && <Shadow />}
      <Frame x={24} look={look === 'split' ? 'final' : surface} />
      {look === 'split' ? (
        <>
          <Body from={left} to={middle} look="final" hasEnd={false} />
          <Body from={middle} to={right} look="wire" hasEnd />
        </>
      ) : (
        <Body from={left} to={right} look={look} hasEnd />
      )}
      <Frame x={696} look={surface} />
    </g>
  );
}

const at = (x: number, [y, z]: SidePoint): Point => [x, y, z];
const edges = bodyOutline.map(
  (from, place) => [from, bodyOutline[(place + 1) % bodyOutline.length] ?? from] as const,
);
const seen = edges.filter(([from, to]) => facesViewer(from, to));

interface BodyProps {
  from: number;
  to: number;
  look: ChairLook;
  /** Whether its side is seen, or it goes on. */
  hasEnd: boolean;
  /** The size of a quad of its wireframe in millimeters. */
  quad?: number;
}

/** The upholstered body between two places of its width. */
export function Body({ from, to, look, hasEnd, quad = 66 }: BodyProps) {
  const end = path(
    bodyOutline.map((point) => at(to, point)),
    true,
  );
  const fill = { final: 'fabric', clay: 'clay' }[look as string] ?? 'paper';
  const isShaded = fill !== 'paper';
  return (
    <>
      <path className={`${fill} bare`} d={surfaceOf(from, to) + (hasEnd ? end : '')} />
      {isShaded &&
        [...shades(from, to)].map(([shade, d]) => (
          <path key={shade} className="shade" fillOpacity={shade} d={d} />
        ))}
      {isShaded && hasEnd && <path className="shade" fillOpacity={0.42} d={end} />}
      {look === 'wire' && <path className="fine" d={mesh(from, to, quad)} />}
      <path className={isShaded ? 'seam' : undefined} d={outlineOf(from, to) + (hasEnd ? end : '')} />
    </>
  );
}

/** All that is seen of the body but its side, as an area. */
function surfaceOf(from: number, to: number): string {
  return runsOf(seen)
    .map((run) => [
      ...run.map((point) => at(from, point)),
      ...[...run].reverse().map((point) => at(to, point)),
    ])
    .map((points) => path(points, true))
    .join('');
}

/** The strips of the body by how dark they are; what gets all the light needs no shade. */
function shades(from: number, to: number): Map<number, string> {
  const strips = new Map<number, string>();
  for (const [a, b] of seen) {
    const shade = shadeOf(a, b);
    const d = path([at(from, a), at(to, a), at(to, b), at(from, b)], true);
    if (shade > 0) strips.set(shade, (strips.get(shade) ?? '') + d);
  }
  return strips;
}

/** Light comes from above and a little from the front. */
function shadeOf([y0, z0]: SidePoint, [y1, z1]: SidePoint): number {
  const length = Math.hypot(y1 - y0, z1 - z0);
  const light = ((z1 - z0) * 0.5 + (y1 - y0) * 0.86) / length;
  return Math.round((0.36 - 0.36 * Math.max(0, light)) * 25) / 25;
}

/** The edges that end what is seen of the body. */
function outlineOf(from: number, to: number): string {
  const runs = runsOf(seen);
  return (
    runs.map((run) => path(run.map((point) => at(from, point)))).join('') +
    lines(
      runs.flatMap((run) =>
        [run[0], run.at(-1)].flatMap((point) => (point ? [[at(from, point), at(to, point)] as const] : [])),
      ),
    )
  );
}

/** Edges that follow each other as lines. */
function runsOf(all: typeof seen): SidePoint[][] {
  const runs: SidePoint[][] = [];
  for (const [a, b] of all) {
    const last = runs.at(-1);
    if (last?.at(-1) === a) last?.push(b);
    else runs.push([a, b]);
  }
  return runs;
}

/** The quads of the wireframe: across and along the upholstery, and on its side. */
function mesh(from: number, to: number, quad: number): string {
  const runs = runsOf(seen).map((run) => evenly(run, quad));
  const columns = Math.round((to - from) / (quad * 1.1));
  const long = runs.flatMap((run) =>
    Array.from({ length: columns - 1 }, (_, column) =>
      steps(run.map((point) => at(from + ((column + 1) * (to - from)) / columns, point))),
    ),
  );
  const across = lines(runs.flatMap((run) => run.map((point) => [at(from, point), at(to, point)] as const)));
  const side = [1, 0].flatMap((axis) =>
    Array.from({ length: Math.floor(740 / quad) }, (_, step) => (step + 1) * quad).flatMap((value) =>
      crossings(bodyOutline, axis as 0 | 1, value).map(([start, end]) =>
        axis === 1
          ? ([
              [to, start, value],
              [to, end, value],
            ] as const)
          : ([
              [to, value, start],
              [to, value, end],
            ] as const),
      ),
    ),
  );
  return long.join('') + across + lines(side);
}

/** Points on a line, about so many millimeters apart, and its ends. */
function evenly(run: readonly SidePoint[], distance: number): SidePoint[] {
  const points: SidePoint[] = run[0] ? [run[0]] : [];
  let rest = distance;
  for (const [place, to] of run.slice(1).entries()) {
    const from = run[place] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let done = 0;
    while (length - done >= rest) {
      done += rest;
      const share = done / length;
      points.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
      rest = distance;
    }
    rest -= length - done;
  }
  return points;
}

const railOf = (x: number): Point[] => [
  [x, 84, railHeight],
  [x, 720, railHeight],
];

/** One of the two frames of the base. */
export function Frame({ x, look }: { x: number; look: ChairLook }) {
  const d = path(frameOutline.map((point) => at(x, point))) + path(railOf(x));
  const fill = { final: 'wood', clay: 'clay-bar' }[look as string] ?? 'blank';
  return (
    <>
      <path className="bar" d={d} />
      <path className={`bar ${fill}`} d={d} />
    </>
  );
}

/** What it stands in on the floor. */
function Shadow() {
  const [width, depth] = chairSize;
  return (
    <path
      className="shadow"
      d={path(
        [
          [-30, 40, 0],
          [width, 40, 0],
          [width + 130, depth + 60, 0],
          [60, depth + 60, 0],
        ],
        true,
      )}
    />
  );
}

/** The first lines: what is known of the chair, as the box it has to fit and the lines of its sides. */
function Sketch() {
  const [width, depth, height] = chairSize;
  const [left, right] = bodyWidth;
  const corners = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ] as const;
  const floor = corners.map(([x, y]) => [x, y, 0] as const);
  const ceiling = corners.map(([x, y]) => [x, y, height] as const);
  const posts = lines(
    corners.map(
      ([x, y]) =>
        [
          [x, y, 0],
          [x, y, height],
        ] as const,
    ),
  );
  return (
    <>
      <path className="guide" d={path(floor, true) + path(ceiling, true) + posts} />
      <path
        className="dashed"
        d={
          outlineOf(left, right) +
          path(
            bodyOutline.map((point) => at(right, point)),
            true,
          )
        }
      />
      <path className="dashed" d={path(frameOutline.map((point) => at(696, point)))} />
    </>
  );
}
