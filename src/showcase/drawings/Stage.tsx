import { type Point, project } from './axonometry.ts';
import { Chair, type ChairLook, chairSize } from './Chair.tsx';
import { Dimension } from './Dimension.tsx';
import { Sheet } from './Sheet.tsx';
import type { StageName } from './stages.ts';

const looks: { readonly [Stage in StageName]: ChairLook } = {
  consult: 'sketch',
  assign: 'outline',
  produce: 'wire',
  integrate: 'final',
};

/** The chair at a stage of a project: measured, divided up, modeled, delivered. */
export function Stage({ of }: { of: StageName }) {
  return (
    <Sheet view={[-62, -520, 642, 624]}>
      <Chair look={looks[of]} />
      {of === 'consult' && <Measures />}
      {of === 'assign' && <PartNumbers />}
      {of === 'integrate' && <path className="signal heavy" d={brackets} />}
    </Sheet>
  );
}

function Measures() {
  const [width, , height] = chairSize;
  return (
    <>
      <Dimension from={[0, 0, 0]} to={[width, 0, 0]} beside={[0, -70, 0]} />
      <Dimension from={[0, 0, 0]} to={[0, 0, height]} beside={[-70, 0, 0]} />
    </>
  );
}

/** The numbered parts and the positions of their numbers; each part is assigned to a person. */
const parts: readonly { part: Point; number: Point }[] = [
  { part: [374, 215, 425], number: [105, -60, 595] },
  { part: [415, 645, 700], number: [145, 560, 930] },
  { part: [724, 480, 545], number: [790, 660, 850] },
];

function PartNumbers() {
  return parts.map(({ part, number }, place) => {
    const [[x, y], [cx, cy]] = [project(part), project(number)];
    return (
      <g key={number.join()} className="signal">
        <path d={`M${x} ${y} ${cx} ${cy}`} />
        <circle className="filled" cx={x} cy={y} r="5" />
        <circle className="paper" cx={cx} cy={cy} r="30" />
        <text className="large" x={cx} y={cy + 10} textAnchor="middle">
          {place + 1}
        </text>
      </g>
    );
  });
}

/** Corner brackets around the finished chair. */
const brackets = 'M-44 -440v-62h62M464 -502h62v62M526 22v62h-62M18 84h-62v-62';
