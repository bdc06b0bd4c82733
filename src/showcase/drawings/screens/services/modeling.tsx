import { lines, type Point, path, project, rounded } from '../../axonometry.ts';
import { Body, bodyWidth, chairSize, Frame } from '../../Chair.tsx';
import { Dimension } from '../../Dimension.tsx';
import { Drawing as Sheet } from '../../Drawing.tsx';
import './modeling.css';

const [width, depth] = chairSize;
const apart = 300;

/** Modeling: the parts of the chair apart from each other, as wireframes on one axis. */
export function Drawing() {
  return (
    <Sheet view={[-150, -520, 860, 680]}>
      <path className="guide" d={axes} />
      <Frame x={24 - apart} look="outline" />
      <Body from={bodyWidth[0]} to={bodyWidth[1]} look="wire" hasEnd />
      <Frame x={696 + apart} look="outline" />
      <Dimension
        from={[bodyWidth[0], 0, 235]}
        to={[bodyWidth[1], 0, 235]}
        beside={[0, -90, -90]}
        value={bodyWidth[1] - bodyWidth[0]}
      />
      <Dimension
        from={[width + apart, 0, 0]}
        to={[width + apart, depth, 0]}
        beside={[110, 0, 0]}
        value={depth}
      />
    </Sheet>
  );
}

/** The parts slide together along these. */
const axes = lines(
  (
    [
      [84, 205],
      [720, 205],
      [70, 480],
      [690, 500],
    ] as const
  ).map(
    ([y, z]) =>
      [
        [24 - apart, y, z],
        [696 + apart, y, z],
      ] as const,
  ),
);

/** The same edge twice: as sharp as nothing is, and with the radius that catches the light. */
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

/** A thick board, its upper front edge broken by a radius. */
function Slab({ radius }: { radius: number }) {
  const [across, back, up] = [560, 420, 330];
  const front = rounded([
    [0, 0, 0],
    [0, up, radius],
    [back, up, 0],
    [back, 0, 0],
  ]);
  const [first, ...rest] = front.slice(1, -2);
  const strips = [first, ...rest].slice(0, -1).map((from, place) => [from, rest[place]] as const);
  const at = (x: number, side: readonly [number, number] | undefined): Point => [
    x,
    side?.[0] ?? 0,
    side?.[1] ?? 0,
  ];
  const [x, y] = project([across, 0.3 * radius, up - 0.3 * radius]);
  return (
    <>
      <path
        className="clay"
        d={path([[0, 0, 0], [across, 0, 0], at(across, front[1]), at(0, front[1])], true)}
      />
      <path
        className="clay"
        d={path([at(0, front.at(-3)), at(across, front.at(-3)), [across, back, up], [0, back, up]], true)}
      />
      {strips.map(([from, to], place) => (
        <path
          key={from?.join()}
          className={place === 1 ? 'glint fine' : 'clay fine'}
          d={path([at(0, from), at(across, from), at(across, to), at(0, to)], true)}
        />
      ))}
      <path
        className="clay"
        d={path(
          front.map((side) => at(across, side)),
          true,
        )}
      />
      <path
        className="shade"
        fillOpacity=".3"
        d={path(
          front.map((side) => at(across, side)),
          true,
        )}
      />
      <path
        className="shade"
        fillOpacity=".14"
        d={path([[0, 0, 0], [across, 0, 0], at(across, front[1]), at(0, front[1])], true)}
      />
      <circle className="signal" cx={x} cy={y} r="34" />
    </>
  );
}

export const figures = { craft: { Drawing: Edges } };
