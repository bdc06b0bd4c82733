import type { SidePoint } from '../axonometry.ts';
import { bodyOutline, bodyWidth, chairSize, frameOutline } from '../Chair.tsx';
import { Drawing as Sheet } from '../Drawing.tsx';
import './about.css';

const [width, depth, height] = chairSize;
const [between, foot] = [150, height];
const right = width + between;

/** About: the three views from which everything is built, in the places they have on a workshop drawing. */
export function Drawing() {
  return (
    <Sheet view={[-80, -60, right + depth + 180, height + between + depth + 130]}>
      <path className="guide" d={projections} />
      {/* From the front */}
      <path className="paper" d={rect(bodyWidth[0], 0, bodyWidth[1] - bodyWidth[0], height - 235)} />
      <path d={`M${bodyWidth[0]} ${foot - 400}H${bodyWidth[1]}`} />
      <path className="paper" d={rect(0, foot - 590, 48, 590) + rect(672, foot - 590, 48, 590)} />
      {/* From the side */}
      <path className="wooden" d={outline(frameOutline)} />
      <path className="paper bare" d={outline(frameOutline.map(inwards))} />
      <path className="fabric" d={outline(bodyOutline)} />
      <path d={outline(frameOutline) + outline(frameOutline.map(inwards))} />
      {/* From above */}
      <path className="paper" d={rect(bodyWidth[0], foot + between, bodyWidth[1] - bodyWidth[0], depth)} />
      <path
        className="paper"
        d={rect(0, foot + between + 60, 48, depth - 100) + rect(672, foot + between + 60, 48, depth - 100)}
      />
      <path
        d={`M${bodyWidth[0]} ${foot + between + 505}H${bodyWidth[1]}M${bodyWidth[0]} ${foot + between + 610}H${bodyWidth[1]}`}
      />
      <path className="signal" d={`M${right - 60} ${foot}H${right + depth + 60}M-60 ${foot}H${width + 60}`} />
      <path
        className="signal"
        d={`M${width / 2} -50V${foot + between + depth + 50}`}
        strokeDasharray="24 6 4 6"
      />
    </Sheet>
  );
}

const rect = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const outline = (points: readonly SidePoint[]) =>
  `M${points.map(([y, z]) => `${Math.round(right + y)} ${Math.round(foot - z)}`).join(' ')}Z`;
/** The inner edge of a bar of the frame. */
const inwards = ([y, z]: SidePoint): SidePoint => [y + (y < 400 ? 40 : -40), z > 100 ? z - 40 : z];
/** A miter of 45 degrees carries the depth from the side to the view from above. */
const projections = [0, 505, depth]
  .map((y) => `M${right + y} ${foot}V${foot + between + y}H0`)
  .concat([`M${right - 40} ${foot + between - 40}L${right + depth + 60} ${foot + between + depth + 60}`])
  .concat([0, height - 590, height - 400].map((y) => `M0 ${y}H${right + depth}`))
  .join('');
