import { face, line, moved, outlineAt, path, project, rounded } from '../../axonometry.ts';
import { Body, bodyWidth, chairSize, Frame, frameWidth, rail } from '../../Chair.tsx';
import { Dimension } from '../../Dimension.tsx';
import { Sheet } from '../../Sheet.tsx';
import './modeling.css';

const [width, depth] = chairSize;
const [left, right] = bodyWidth;
const apart = 300;
const [leftFrame, rightFrame] = [frameWidth[0] - apart, frameWidth[1] + apart];

/** The axes along which the parts slide together. */
const axes = [
  [rail.front, rail.height] as const,
  [rail.back, rail.height] as const,
  [29, 460] as const,
  [712, 470] as const,
]
  .map(([y, z]) => line([leftFrame, y, z], [rightFrame, y, z]))
  .join('');

/** Modeling: an exploded view of the chair as wireframes on one axis. */
export function Drawing() {
  return (
    <Sheet view={[-150, -520, 860, 680]}>
      <path className="guide" d={axes} />
      <Frame x={leftFrame} look="outline" />
      <Body from={left} to={right} look="wire" quad={84} />
      <Frame x={rightFrame} look="outline" />
      <Dimension from={[left, 0, 250]} to={[right, 0, 250]} beside={[0, -90, -90]} value={right - left} />
      <Dimension
        from={[width + apart, 0, 0]}
        to={[width + apart, depth, 0]}
        beside={[110, 0, 0]}
        value={depth}
      />
    </Sheet>
  );
}

/** The same edge twice: perfectly sharp, and with a radius that catches the light. */
function Edges() {
  return (
    <Sheet view={[-40, -330, 500, 820]}>
      <Slab radius={0} />
      <g transform="translate(0 410)">
        <Slab radius={110} />
      </g>
    </Sheet>
  );
}

/** A thick board with a rounded upper front edge. */
function Slab({ radius }: { radius: number }) {
  const [across, back, up] = [560, 420, 330];
  const front = rounded([
    [0, 0, 0],
    [0, up, radius],
    [back, up, 0],
    [back, 0, 0],
  ]);
  const corners = outlineAt(0, front);
  const strips = corners
    .slice(0, -2)
    .map((from, place) => face(from, [across, 0, 0], moved(corners[place + 1] ?? from, from, -1)));
  const side = path(outlineAt(across, front), true);
  const [x, y] = project([across, 0.3 * radius, up - 0.3 * radius]);
  return (
    <>
      <path className="clay" d={strips[0]} />
      <path className="clay" d={strips.at(-1)} />
      {strips.slice(1, -1).map((strip, place) => (
        <path key={strip} className={place === 1 ? 'fine' : 'clay fine'} fill="white" d={strip} />
      ))}
      <path className="clay" d={side} />
      <path className="shade" fillOpacity=".3" d={side} />
      <path className="shade" fillOpacity=".14" d={strips[0]} />
      <circle className="signal" cx={x} cy={y} r="34" />
    </>
  );
}

export const figures = { craft: { Drawing: Edges } };
