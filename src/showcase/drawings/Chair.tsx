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

/** Width, depth and height of the chair in millimeters, the same as in its 3D model. */
export const chairSize: Point = [748, 857, 846];

/** Render styles of the chair: the stages of a model, from sketch to finished surface. */
export type ChairLook = 'sketch' | 'outline' | 'wire' | 'clay' | 'final';

/** Side view of the upholstered body: seat and back in one piece, with round corners. */
export const bodyOutline: readonly SidePoint[] = rounded([
  [20, 250, 45],
  [15, 440, 80],
  [545, 398, 45],
  [690, 857, 62],
  [866, 826, 62],
  [740, 262, 90],
]);

/** Positions of the two frames along the width, and of the body between them. */
export const frameWidth: readonly [number, number] = [24, 724];
export const bodyWidth: readonly [number, number] = [74, 674];

/** Side view of a frame: front leg, armrest and back leg as one bent bar. */
export const frameOutline = rounded([
  [60, 0, 0],
  [22, 562, 75],
  [705, 535, 75],
  [746, 0, 0],
]);
/** The rail of a frame, from front to back at one height. */
export const rail = { front: 44, back: 728, height: 225 };

/** A lounge chair at one of its stages. */
export function Chair({ look }: { look: ChairLook }) {
  const [from, to] = bodyWidth;
  if (look === 'sketch') return <Sketch />;
  const surface = look === 'wire' ? 'outline' : look;
  return (
    <g>
      {look !== 'outline' && look !== 'wire' && <path className="shadow" d={shadow} />}
      <Frame x={frameWidth[0]} look={surface} />
      <Body from={from} to={to} look={look} />
      <Frame x={frameWidth[1]} look={surface} />
    </g>
  );
}

/** The visible edges of the body, in side view. */
const seen = bodyOutline
  .map((from, place) => [from, bodyOutline[(place + 1) % bodyOutline.length] ?? from] as const)
  .filter(([from, to]) => facesViewer(from, to));

/** The same edges, joined into polylines. */
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
  /** The size of the wireframe quads, in millimeters. */
  quad?: number;
}

/** The upholstered body between two positions along its width. */
export function Body({ from, to, look, quad = 66 }: BodyProps) {
  const end = path(outlineAt(to, bodyOutline), true);
  const fill = { final: 'fabric', clay: 'clay' }[look as string] ?? 'paper';
  const isShaded = fill !== 'paper';
  return (
    <>
      <path className={`${fill} bare`} d={surfaceOf(from, to) + end} />
      {isShaded &&
        [...shades(from, to)].map(([shade, d]) => (
          <path key={shade} className="shade" fillOpacity={shade} d={d} />
        ))}
      {isShaded && <path className="shade" fillOpacity={0.42} d={end} />}
      {look === 'wire' && <path className="fine" d={mesh(from, to, quad)} />}
      <path className={isShaded ? 'seam' : undefined} d={outlineOf(from, to) + end} />
    </>
  );
}

/** Returns the path of the visible surface of the body, without its side. */
function surfaceOf(from: number, to: number): string {
  return runs.map((run) => path([...outlineAt(from, run), ...outlineAt(to, run).reverse()], true)).join('');
}

/** Returns the paths of the body's strips by shade; fully lit strips are omitted. */
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

/** Returns the shade of an edge; light comes from above and slightly from the front. */
function shadeOf([y0, z0]: SidePoint, [y1, z1]: SidePoint): number {
  const length = Math.hypot(y1 - y0, z1 - z0);
  const light = ((z1 - z0) * 0.5 + (y1 - y0) * 0.86) / length;
  return Math.round((0.36 - 0.36 * Math.max(0, light)) * 25) / 25;
}

/** Returns the path of the visible outline of the body. */
function outlineOf(from: number, to: number): string {
  const ends = runs.flatMap((run) => [run[0], run.at(-1)].filter((point) => point !== undefined));
  return runs.map((run) => path(outlineAt(from, run))).join('') + linesAcross(from, to, ends);
}

/** Returns the path of lines along the width of the body. */
function linesAcross(from: number, to: number, points: readonly SidePoint[]): string {
  return points.map(([y, z]) => line([from, y, z], [to, y, z])).join('');
}

/** Returns the path of the wireframe: quads across and along the upholstery, and on its side. */
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

/** Returns points along a polyline, from its start, at the given distance in millimeters. */
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
  const d =
    path(outlineAt(x, frameOutline)) + line([x, rail.front, rail.height], [x, rail.back, rail.height]);
  const fill = { final: 'wood', clay: 'clay-bar' }[look as string] ?? 'blank';
  return (
    <>
      <path className="bar" d={d} />
      <path className={`bar ${fill}`} d={d} />
    </>
  );
}

/** A sketch: the bounding box of the chair and its dashed outlines. */
function Sketch() {
  const [left, right] = bodyWidth;
  return (
    <>
      <path className="guide" d={frame(chairSize)} />
      <path className="dashed" d={outlineOf(left, right) + path(outlineAt(right, bodyOutline), true)} />
      <path className="dashed" d={path(outlineAt(frameWidth[1], frameOutline))} />
    </>
  );
}

/** The shadow of the chair on the floor. */
const shadow = path(
  [
    [-30, 40, 0],
    [chairSize[0], 40, 0],
    [chairSize[0] + 130, chairSize[1] + 60, 0],
    [60, chairSize[1] + 60, 0],
  ],
  true,
);
