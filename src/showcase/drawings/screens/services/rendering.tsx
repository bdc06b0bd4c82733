import type { ReactNode } from 'react';
import { directionOf } from '../../../../../schema/languages.ts';
import { useContentLocale } from '../../../../site/context.ts';
import { box, line, outlineAt, type Point, path, rounded } from '../../axonometry.ts';
import { Chair } from '../../Chair.tsx';
import { Sheet } from '../../Sheet.tsx';
import './rendering.css';

/** Rendering: a photo set with backdrop, light and camera. */
export function Drawing() {
  return (
    <Sheet view={[-300, -840, 1110, 1112]}>
      <path className="paper bare" d={path([...left, ...[...right].reverse()], true)} />
      <path className="fine" d={backdrop.map(([y, z]) => line([-420, y, z], [1180, y, z])).join('')} />
      <path d={path(left) + path(right)} />
      <path className="bare" fill="oklch(92% 0.06 85)" fillOpacity=".16" d={path(beam, true)} />
      <Chair look="final" />
      <path className="paper" d={path(softbox, true)} />
      <path className="fine" d={line(softbox[0], softbox[2]) + line(softbox[1], softbox[3])} />
      <path d={line([-620, 350, 850], [-620, 350, 0])} />
      <path className="signal" d={sight} />
      <path className="signal heavy" d={path(frame, true)} />
      <path d={stand} />
      <path className="paper" d={camera} />
    </Sheet>
  );
}

const backdrop = rounded([
  [-420, 0, 0],
  [1080, 0, 420],
  [1080, 1250, 0],
]);
const [left, right] = [outlineAt(-420, backdrop), outlineAt(1180, backdrop)];

const softbox: readonly [Point, Point, Point, Point] = [
  [-420, -50, 1350],
  [-420, 750, 1350],
  [-620, 750, 850],
  [-620, -50, 850],
];

/** The softbox's cone of light, down to the floor. */
const beam: readonly Point[] = [
  softbox[0],
  softbox[1],
  [880, 950, 0],
  [880, -90, 0],
  [-140, -90, 0],
  softbox[3],
];

/** The frame of the camera's view. */
const frame: readonly Point[] = [
  [-270, 380, -60],
  [970, 380, -60],
  [970, 380, 990],
  [-270, 380, 990],
];
const lens: Point = [1450, -700, 500];
const sight = frame.map((corner) => line(lens, corner)).join('');
const body = box([1430, -900, 410], [150, 200, 170]);
const camera = body.front + body.side + body.top;
const stand = line([1505, -800, 410], [1505, -800, 0]);

interface PictureProps {
  x?: number;
  y?: number;
  height: number;
  children: ReactNode;
}

/** A finished picture, clipped by its frame. */
function Picture({ x = 0, y = 0, height, children }: PictureProps) {
  const frame = `M0 0H560V${height}H0Z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="paper bare" d={frame} />
      <svg width="560" height={height} aria-hidden="true">
        {children}
      </svg>
      <path d={frame} />
    </g>
  );
}

/** From wireframe to clay to the finished image, in reading direction, always from the same camera. */
function Passes() {
  const isMirrored = directionOf(useContentLocale()) === 'rtl';
  return (
    <Sheet view={[-2, -2, 1764, 644]}>
      {(['wire', 'clay', 'final'] as const).map((look, place) => (
        <Picture key={look} x={(isMirrored ? 2 - place : place) * 600} height={640}>
          <path className="fine" d="M0 470H560" />
          <g transform="translate(36 545)">
            <Chair look={look} />
          </g>
        </Picture>
      ))}
    </Sheet>
  );
}

/** One camera, one light, and the product in three fabrics. */
function Variants() {
  return (
    <Sheet view={[-2, -2, 564, 1924]} className="variants">
      {['first', 'second', 'third'].map((cover, place) => (
        <g key={cover} className={cover}>
          <Picture y={place * 650} height={620}>
            <g transform="translate(36 538)">
              <Chair look="final" />
            </g>
            <path className="signal" d="M24 64V24h40M496 24h40v40M536 556v40h-40M64 596H24v-40" />
          </Picture>
        </g>
      ))}
      <path className="guide" d="M83 0V1920M341 0V1920" />
    </Sheet>
  );
}

export const figures = { craft: { Drawing: Passes, isWide: true }, consistency: { Drawing: Variants } };
