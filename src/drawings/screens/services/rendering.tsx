import { box, type Point, path, rounded, type SidePoint } from '../../axonometry.ts';
import { Chair } from '../../Chair.tsx';
import { Drawing as Sheet } from '../../Drawing.tsx';
import { Figure } from '../../Figure.tsx';
import '../../../styles/screens/rendering.css';

/** Rendering: the set of a photographer, with backdrop, light and camera. */
export function Drawing() {
  return (
    <Sheet view={[-300, -840, 1110, 1060]}>
      <path className="paper bare" d={`${edge(-420)} ${edge(1180, true)}Z`} />
      <path className="fine" d={backdrop.map((point) => path([at(-420, point), at(1180, point)])).join('')} />
      <path
        d={path(backdrop.map((point) => at(-420, point))) + path(backdrop.map((point) => at(1180, point)))}
      />
      <path
        className="beam"
        d={path([softbox[0], softbox[1], [880, 950, 0], [880, -90, 0], [-140, -90, 0], softbox[3]], true)}
      />
      <Chair look="final" />
      <path className="paper" d={path(softbox, true)} />
      <path className="fine" d={path([softbox[0], softbox[2]]) + path([softbox[1], softbox[3]])} />
      <path
        d={path([
          [-520, 350, 850],
          [-520, 350, 0],
        ])}
      />
      <path className="signal" d={sight} />
      <path className="signal heavy" d={path(frame, true)} />
      <path className="paper" d={camera} />
    </Sheet>
  );
}

const at = (x: number, [y, z]: SidePoint): Point => [x, y, z];
const backdrop = rounded([
  [-420, 0, 0],
  [1080, 0, 420],
  [1080, 1250, 0],
]);

/** One side of the backdrop, forwards or backwards, so that two make an area. */
function edge(x: number, isBackwards = false): string {
  const points = backdrop.map((point) => at(x, point));
  const d = path(isBackwards ? points.reverse() : points);
  return isBackwards ? d.slice(1) : d;
}

const softbox: readonly [Point, Point, Point, Point] = [
  [-420, -50, 1350],
  [-420, 750, 1350],
  [-620, 750, 850],
  [-620, -50, 850],
];

/** What the camera takes in. */
const frame: readonly Point[] = [
  [-270, 380, -60],
  [970, 380, -60],
  [970, 380, 990],
  [-270, 380, 990],
];
const lens: Point = [1450, -700, 500];
const sight = frame.map((corner) => path([lens, corner])).join('');
const body = box([1430, -900, 410], [150, 200, 170]);
const camera =
  body.front +
  body.side +
  body.top +
  path([
    [1505, -800, 410],
    [1505, -800, 0],
  ]);

/** From the wireframe to clay to the finished image, always from the same camera. */
function Passes() {
  return (
    <Figure view={[0, 0, 1760, 640]} isWide>
      {(['wire', 'clay', 'final'] as const).map((look, place) => (
        <g key={look} transform={`translate(${place * 600})`}>
          <path className="paper" d="M0 0H560V640H0Z" />
          <path className="fine" d="M0 470H560" />
          <g transform="translate(36 545)">
            <Chair look={look} />
          </g>
        </g>
      ))}
    </Figure>
  );
}

/** One camera, one light, and the product in three covers. */
function Variants() {
  return (
    <Figure view={[0, 0, 560, 1920]} className="variants">
      {['first', 'second', 'third'].map((cover, place) => (
        <g key={cover} className={cover} transform={`translate(0 ${place * 650})`}>
          <path className="paper" d="M0 0H560V620H0Z" />
          <g transform="translate(36 538)">
            <Chair look="final" />
          </g>
          <path className="signal" d="M24 64V24h40M496 24h40v40M536 556v40h-40M64 596H24v-40" />
        </g>
      ))}
      <path className="guide" d="M83 0V1920M341 0V1920" />
    </Figure>
  );
}

export const figures = { craft: Passes, consistency: Variants };
