import { moved, type Point, project } from './axonometry.ts';

interface Props {
  from: Point;
  to: Point;
  /** Offset of the dimension line from the object, in millimeters. */
  beside: Point;
  /** The length to show, in millimeters. */
  value?: number;
}

/** A dimension: two extension lines, the dimension line with its ticks, and the length. */
export function Dimension({ from, to, beside, value }: Props) {
  const at = (point: Point, share: number) => project(moved(point, beside, share));
  const [[x0, y0], [x1, y1]] = [at(from, 1), at(to, 1)];
  const extensions = [from, to].map((point) => `M${[...at(point, 0.12), ...at(point, 1.15)].join(' ')}`);
  const tick = (x: number, y: number) => `M${x - 6} ${y + 6} ${x + 6} ${y - 6}`;
  let angle = Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
  if (angle >= 90) angle -= 180;
  if (angle < -90) angle += 180;
  const middle = `${(x0 + x1) / 2} ${(y0 + y1) / 2}`;
  return (
    <g className="dimension">
      <path className="fine" d={extensions.join('')} />
      <path d={`M${x0} ${y0} ${x1} ${y1}${tick(x0, y0)}${tick(x1, y1)}`} />
      {value !== undefined && (
        <text textAnchor="middle" transform={`translate(${middle}) rotate(${angle}) translate(0 -7)`}>
          {value}
        </text>
      )}
    </g>
  );
}
