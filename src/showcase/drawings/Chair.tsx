import {
  crossings,
  face,
  facesViewer,
  frame,
  line,
  moved,
  outlineAt,
  type Point,
  path,
  rounded,
  type SidePoint,
  steps,
} from './axonometry.ts';

/** Width, depth and height of the chair in millimeters. */
export const chairSize: Point = [720, 760, 800];

/** Render styles of the chair: the stages of a model, from sketch to finished surface. */
export type ChairLook = 'sketch' | 'outline' | 'wire' | 'clay' | 'final' | 'split';

/** Side view of the upholstered body: seat and back in one piece, with round corners. */
export const bodyOutline: readonly SidePoint[] = rounded([
  [20, 235, 45],
  [15, 425, 80],
  [505, 385, 45],
  [610, 800, 62],
  [765, 775, 62],
  [655, 250, 90],
]);

/** Position of the body between the two frames. */
export const bodyWidth: readonly [number, number] = [48, 672];
const middle = 330;

/** Side view of a frame: front leg, armrest and back leg as one bent bar. */
export const frameOutline = rounded([
  [95, 0, 0],
  [60, 590, 75],
  [700, 560, 75],
  [735, 0, 0],
]);
const railHeight = 205;

/** A lounge chair at one of its stages; “split” is half wireframe, half finished, like the logo. */
export function Chair({ look }: { look: ChairLook }) {
  const [left, right] = bodyWidth;
  if (look === 'sketch') return <Sketch />;
  const surface = look === 'wire' || look === 'split' ? 'outline' : look;
  return (
    <g>
      {look !== 'outline' && look !== 'wire' && <path className="shadow" d={shadow} />}
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

/** The visible edges of the body, in side view. */
const seen = bodyOutline
  .map((from, place) => [from, bodyOutline[(place + 1) % bodyOutline.length] ?? from] as const)
  .filter(([from, to]) => facesViewer(from, to));

/** The same as polylines of consecutive edges. */
const runs = seen.reduce<SidePoint[][]>((all, [from, to]) => {
  const last = all.at(-1);
  if (last?.at(-1) === from) last?.push(to);
  else all.push([from, to]);
  return all;
}, []);

interface BodyProps {
  from: number;
  to: number;
  look: ChairLook;
  /** Whether its side is visible. */
  hasEnd: boolean;
  /** The size of its wireframe quads, in millimeters. */
  quad?: number;
}

/** The upholstered body between two positions along its width. */
export function Body({ from, to, look, hasEnd, quad = 66 }: BodyProps) {
  const end = path(outlineAt(to, bodyOutline), true);
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

/** The visible surface of the body, without its side. */
function surfaceOf(from: number, to: number): string {
  return runs.map((run) => path([...outlineAt(from, run), ...outlineAt(to, run).reverse()], true)).join('');
}

/** Strips of the body by shade; fully lit ones are omitted. */
function shades(from: number, to: number): Map<number, string> {
  const strips = new Map<number, string>();
  for (const edge of seen) {
    const shade = shadeOf(...edge);
    const [start, end] = outlineAt(from, edge) as [Point, Point];
    const strip = face(start, [to - from, 0, 0], moved(end, start, -1));
    if (shade > 0) strips.set(shade, (strips.get(shade) ?? '') + strip);
  }
  return strips;
}

/** Light comes from above and slightly from the front. */
function shadeOf([y0, z0]: SidePoint, [y1, z1]: SidePoint): number {
  const length = Math.hypot(y1 - y0, z1 - z0);
  const light = ((z1 - z0) * 0.5 + (y1 - y0) * 0.86) / length;
  return Math.round((0.36 - 0.36 * Math.max(0, light)) * 25) / 25;
}

/** The visible outline of the body. */
function outlineOf(from: number, to: number): string {
  const ends = runs.flatMap((run) => [run[0], run.at(-1)].filter((point) => point !== undefined));
  return runs.map((run) => path(outlineAt(from, run))).join('') + linesAcross(from, to, ends);
}

/** Lines along the width of the body. */
function linesAcross(from: number, to: number, points: readonly SidePoint[]): string {
  return points.map(([y, z]) => line([from, y, z], [to, y, z])).join('');
}

/** The quads of the wireframe: across and along the upholstery, and on its side. */
function mesh(from: number, to: number, quad: number): string {
  const even = runs.map((run) => evenly(run, quad));
  const columns = Math.round((to - from) / (quad * 1.1));
  const places = Array.from(
    { length: columns - 1 },
    (_, column) => from + ((column + 1) * (to - from)) / columns,
  );
  const long = even.flatMap((run) => places.map((x) => steps(outlineAt(x, run))));
  const values = Array.from({ length: Math.floor(740 / quad) }, (_, step) => (step + 1) * quad);
  const side = ([1, 0] as const).flatMap((axis) =>
    values.flatMap((value) =>
      crossings(bodyOutline, axis, value).map((ends) =>
        steps(ends.map((end): Point => (axis === 1 ? [to, end, value] : [to, value, end]))),
      ),
    ),
  );
  return [...long, linesAcross(from, to, even.flat()), ...side].join('');
}

/** Points on a line at about the given distance in millimeters, including its ends. */
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

/** One of the two frames of the base. */
export function Frame({ x, look }: { x: number; look: ChairLook }) {
  const d = path(outlineAt(x, frameOutline)) + line([x, 84, railHeight], [x, 720, railHeight]);
  const fill = { final: 'wood', clay: 'clay-bar' }[look as string] ?? 'blank';
  return (
    <>
      <path className="bar" d={d} />
      <path className={`bar ${fill}`} d={d} />
    </>
  );
}

/** A sketch: the bounding box of the chair and its side lines. */
function Sketch() {
  const [left, right] = bodyWidth;
  return (
    <>
      <path className="guide" d={frame(chairSize)} />
      <path className="dashed" d={outlineOf(left, right) + path(outlineAt(right, bodyOutline), true)} />
      <path className="dashed" d={path(outlineAt(696, frameOutline))} />
    </>
  );
}

/** Its footprint. */
const shadow = path(
  [
    [-30, 40, 0],
    [chairSize[0], 40, 0],
    [chairSize[0] + 130, chairSize[1] + 60, 0],
    [60, chairSize[1] + 60, 0],
  ],
  true,
);
