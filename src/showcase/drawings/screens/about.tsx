import type { SidePoint } from '../axonometry.ts';
import { bodyOutline, bodyWidth, chairSize, frameOutline } from '../Chair.tsx';
import { Sheet } from '../Sheet.tsx';
import './about.css';

const [width, depth, height] = chairSize;
const [bodyLeft, bodyRight] = bodyWidth;
const between = 150;
const armHeight = 562;
/** The positions of the side view and the top view. */
const [right, below] = [width + between, height + between];

/** About: the three views of a workshop drawing, in their conventional places. */
export function Drawing() {
  const frame = outline(frameOutline) + outline(frameOutline.map(inwards));
  return (
    <Sheet view={[-80, -60, right + depth + 180, below + depth + 130]}>
      <path className="guide" d={projections} />
      {/* Front */}
      <path className="paper" d={rect(bodyLeft, 0, bodyRight - bodyLeft, height - 250)} />
      <path d={`M${bodyLeft} ${height - 440}H${bodyRight}`} />
      <path
        className="paper"
        d={rect(0, height - armHeight, 48, armHeight) + rect(width - 48, height - armHeight, 48, armHeight)}
      />
      {/* Side */}
      <path className="wooden" d={outline(frameOutline)} />
      <path className="paper bare" d={outline(frameOutline.map(inwards))} />
      <path className="fabric" d={outline(bodyOutline)} />
      <path d={frame} />
      {/* Top */}
      <path className="paper" d={rect(bodyLeft, below, bodyRight - bodyLeft, depth)} />
      <path className="paper" d={rect(0, below + 22, 48, 707) + rect(width - 48, below + 22, 48, 707)} />
      <path d={`M${bodyLeft} ${below + 545}H${bodyRight}M${bodyLeft} ${below + 690}H${bodyRight}`} />
      <path
        className="signal"
        d={`M${right - 60} ${height}H${right + depth + 60}M-60 ${height}H${width + 60}`}
      />
      <path className="signal" d={`M${width / 2} -50V${below + depth + 50}`} strokeDasharray="24 6 4 6" />
    </Sheet>
  );
}

const rect = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const outline = (points: readonly SidePoint[]) =>
  `M${points.map(([y, z]) => `${Math.round(right + y)} ${Math.round(height - z)}`).join(' ')}Z`;
/** Moves a point of the frame's outline to the inner edge of the bar. */
const inwards = ([y, z]: SidePoint): SidePoint => [y + (y < 400 ? 40 : -40), z > 100 ? z - 40 : z];
/** A 45-degree miter line carries depths from the side view to the top view. */
const projections = [
  ...[0, 545, depth].map((y) => `M${right + y} ${height}V${below + y}H0`),
  `M${right - 40} ${below - 40}L${right + depth + 60} ${below + depth + 60}`,
  ...[0, height - armHeight, height - 440].map((y) => `M0 ${y}H${right + depth}`),
].join('');
