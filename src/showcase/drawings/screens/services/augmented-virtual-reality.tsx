import { face, line, type Point, project } from '../../axonometry.ts';
import { Body, bodyWidth, Chair, chairSize } from '../../Chair.tsx';
import { Dimension } from '../../Dimension.tsx';
import { Sheet } from '../../Sheet.tsx';
import './augmented-virtual-reality.css';

/** AR/VR: a floor on which the chair appears only on the screen of a phone, at true size. */
export function Drawing() {
  return (
    <Sheet view={[-330, -640, 1130, 960]}>
      <clipPath id="window">
        <path d={screen} />
      </clipPath>
      <path className="faint" d={floor} />
      <Chair look="sketch" />
      <Dimension from={[0, 0, 0]} to={[chairSize[0], 0, 0]} beside={[0, -300, 0]} value={chairSize[0]} />
      <path className="paper bare" d={screen} />
      <g clipPath="url(#window)">
        <path className="fine" d={floor} />
        <Chair look="final" />
      </g>
      <path className="heavy" d={phone} />
      <path d={screen} />
      <path className="signal heavy" d="M54 -452v-40h40M392 -492h40v40M432 22v40h-40M94 62H54V22" />
    </Sheet>
  );
}

/** A phone held upright in front of the room. */
const phone =
  'M38 -610H448a34 34 0 0 1 34 34V184a34 34 0 0 1 -34 34H38a34 34 0 0 1 -34 -34V-576a34 34 0 0 1 34 -34Z';
const screen = 'M18 -560H468V170H18Z';

/** The floor as a grid of 40 cm squares. */
const floor = [-800, -400, 0, 400, 800, 1200, 1600]
  .map((place) => line([place, -800, 0], [place, 1600, 0]) + line([-800, place, 0], [1600, place, 0]))
  .join('');

/** The most obvious mistake, a chair floating above the floor, and the same chair standing on it. */
function Standing() {
  const [width, depth] = chairSize;
  const print = face([0, 0, 0], [width, 0, 0], [0, depth, 0]);
  const corners: Point[] = [
    [0, 0, 0],
    [width, 0, 0],
    [width, depth, 0],
  ];
  const lifted = corners
    .map(project)
    .map(([x, y]) => `M${x} ${y}v-95M${x - 6} ${y + 6}l12-12M${x - 6} ${y - 89}l12-12`)
    .join('');
  return (
    <Sheet view={[-60, -610, 640, 1340]}>
      <path className="guide" d={print} />
      <g transform="translate(0 -95)">
        <Chair look="outline" />
      </g>
      <path className="dimension" d={lifted} />
      <g transform="translate(0 640)">
        <Chair look="final" />
        <path className="signal" d={print} />
      </g>
    </Sheet>
  );
}

/** The same shape with fewer and fewer polygons: the silhouette changes last. */
function Levels() {
  const [left, right] = bodyWidth;
  return (
    <Sheet view={[10, -500, 500, 1420]}>
      {[60, 110, 200].map((size, place) => (
        <g key={size} transform={`translate(0 ${place * 450})`}>
          <Body from={left} to={right} look="wire" quad={size} />
        </g>
      ))}
    </Sheet>
  );
}

export const figures = { craft: { Drawing: Standing }, performance: { Drawing: Levels } };
