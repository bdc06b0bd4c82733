import { type Point, project } from './axonometry.ts';

interface Props {
  from: Point;
  to: Point;
  /** How far beside the object it stands, in millimeters. */
  beside: Point;
  /** The length in millimeters; the words of the page say everything else. */
  value?: number;
}

/** A dimension mark: two extension lines, the line between them with its ticks, and the length. */
export function Dimension({ from, to, beside, value }: Props) {
  const moved = (point: Point, share: number): Point => [
    point[0] + beside[0] * share,
    point[1] + beside[1] * share,
    point[2] + beside[2] * share,
  ];
  const [a, b] = [project(moved(from, 1)), project(moved(to, 1))];
  const extension = [from, to].map(
    (point) => `M${project(moved(point, 0.12)).join(' ')} ${project(moved(point, 1.15)).join(' ')}`,
  );
  const tick = ([x, y]: readonly [number, number]) => `M${x - 6} ${y + 6} ${x + 6} ${y - 6}`;
  return (
    <g className="dimension">
      <path className="fine" d={extension.join('')} />
      <path d={`M${a.join(' ')} ${b.join(' ')}${tick(a)}${tick(b)}`} />
      {value !== undefined && <Length a={a} b={b} value={value} />}
    </g>
  );
}

/** The number stands on the middle of its line and is turned with it. */
function Length({
  a,
  b,
  value,
}: {
  a: readonly [number, number];
  b: readonly [number, number];
  value: number;
}) {
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let angle = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
  if (angle >= 90) angle -= 180;
  if (angle < -90) angle += 180;
  return (
    <text textAnchor="middle" transform={`translate(${x} ${y}) rotate(${angle}) translate(0 -7)`}>
      {value}
    </text>
  );
}
