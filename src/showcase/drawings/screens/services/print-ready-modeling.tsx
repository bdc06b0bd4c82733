import { box, crossings, face, line, type Point, path, project } from '../../axonometry.ts';
import { bodyOutline, bodyWidth, chairSize, frameOutline, frameWidth } from '../../Chair.tsx';
import { Sheet } from '../../Sheet.tsx';
import './print-ready-modeling.css';

const [width, depth, height] = chairSize;
const [layer, reached] = [30, 510];
const bar = 34;

/** Print-ready modeling: the partly printed chair in layers, on the build plate. */
export function Drawing() {
  const levels = Array.from({ length: Math.floor(height / layer) + 1 }, (_, place) => place * layer);
  const printed = levels.filter((level) => level <= reached);
  const [x, y] = project([430, 690, reached]);
  const gantry = reached + 190;
  return (
    <Sheet view={[-120, -600, 740, 780]}>
      <path className="paper" d={path(plate, true) + path(rim, true)} />
      {printed.map((level) => (
        <path
          key={level}
          className={level === printed.at(-1) ? 'fabric' : 'paper'}
          strokeWidth=".9"
          d={slice(level)}
        />
      ))}
      <path className="guide" d={levels.slice(printed.length).map(slice).join('')} />
      <path className="heavy signal" d={line([-60, 690, gantry], [width + 60, 690, gantry])} />
      <path className="filled" d={`M${x - 18} ${y - 62}h36v26l-12 20h-12l-12 -20Z`} />
      <path className="signal" d={`M${x} ${y - 14}v14M${x} ${y - 62}v-40`} />
    </Sheet>
  );
}

const plate: readonly Point[] = [
  [-90, -60, 0],
  [width + 90, -60, 0],
  [width + 90, depth + 90, 0],
  [-90, depth + 90, 0],
];
const front = plate.slice(0, 3);
const rim = [...front, ...front.map(([x, y]): Point => [x, y, -30]).reverse()];

/** Returns the path of the cross-section at one height, from back to front. */
function slice(z: number): string {
  const [left, right] = bodyWidth;
  const body = crossings(bodyOutline, 1, z + 1)
    .reverse()
    .map(([from, to]) => block(left, right, from, to, z));
  const bars = frameWidth.map((x) =>
    crossings(frameOutline, 1, z + 1)
      .flatMap(([from, to]) =>
        z > 494
          ? [[from, to]]
          : [
              [to - bar, to],
              [from, from + bar],
            ],
      )
      .map(([from = 0, to = 0]) => block(x - bar / 2, x + bar / 2, from, to, z))
      .join(''),
  );
  return `${bars[0]}${body.join('')}${bars[1]}`;
}

const block = (left: number, right: number, from: number, to: number, z: number): string =>
  face([left, from, z], [right - left, 0, 0], [0, to - from, 0]);

/** A box with a missing face, and a closed one. */
function Watertight() {
  const { front, side, top } = box([0, 0, 0], [460, 420, 420]);
  const inside = line([0, 420, 420], [0, 420, 60]) + line([0, 420, 0], [460, 420, 0]);
  const left: Point[] = [
    [0, 0, 420],
    [0, 420, 420],
    [0, 420, 120],
    [0, 0, 0],
  ];
  return (
    <Sheet view={[-40, -330, 440, 780]}>
      <path className="paper" d={path(left, true)} />
      <path className="shade" fillOpacity=".22" d={top} />
      <path className="paper" d={front + side} />
      <path className="guide" d={inside} />
      <path className="signal heavy" d={top} strokeDasharray="9 7" />
      <g transform="translate(0 400)">
        <path className="clay" d={front + side + top} />
        <path className="shade" fillOpacity=".28" d={side} />
        <path className="shade" fillOpacity=".1" d={front} />
      </g>
    </Sheet>
  );
}

/** A section through the hollow upholstery, with its wall thickness. */
function Walls() {
  const outline = `M${bodyOutline.map(([y, z]) => `${Math.round(y * 0.465)} ${Math.round(-z * 0.465)}`).join(' ')}Z`;
  return (
    <Sheet view={[-50, -430, 480, 390]}>
      <defs>
        <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="signal" d="M0 0V9" />
        </pattern>
        <clipPath id="solid">
          <path d={outline} />
        </clipPath>
      </defs>
      <path className="paper bare" d={outline} />
      <g clipPath="url(#solid)">
        <path className="wall" strokeWidth="47" d={outline} />
        <path className="wall inner" strokeWidth="44" d={outline} />
        <path className="wall" strokeWidth="44" stroke="url(#hatch)" d={outline} />
      </g>
      <path d={outline} />
      <path className="dimension" d="M9 -122v50M31 -122v50M-22 -84H62M3 -78l12-12M25 -78l12-12" />
    </Sheet>
  );
}

export const figures = { craft: { Drawing: Watertight }, rules: { Drawing: Walls } };
