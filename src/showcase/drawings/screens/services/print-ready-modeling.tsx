import { box, crossings, type Point, path, project } from '../../axonometry.ts';
import { bodyOutline, bodyWidth, chairSize, frameOutline } from '../../Chair.tsx';
import { Drawing as Sheet } from '../../Drawing.tsx';
import './print-ready-modeling.css';

const [width, depth, height] = chairSize;
const [layer, reached] = [26, 520];
const bar = 34;

/** Print-ready modeling: the chair in layers, as far as it is printed, on the plate of a printer. */
export function Drawing() {
  const levels = Array.from({ length: Math.floor(height / layer) + 1 }, (_, place) => place * layer);
  const [x, y] = project([430, 620, reached]);
  return (
    <Sheet view={[-120, -600, 740, 780]}>
      <path
        className="paper"
        d={path(plate(0), true) + path([...plate(0).slice(0, 3), ...plate(-30).slice(0, 3).reverse()], true)}
      />
      {levels
        .filter((level) => level <= reached)
        .map((level) => (
          <path
            key={level}
            className={level + layer > reached ? 'fabric layer' : 'paper layer'}
            d={slice(level)}
          />
        ))}
      <path
        className="guide"
        d={levels
          .filter((level) => level > reached)
          .map(slice)
          .join('')}
      />
      <path
        className="heavy signal"
        d={path([
          [-60, 620, reached + 190],
          [width + 60, 620, reached + 190],
        ])}
      />
      <path className="filled" d={`M${x - 18} ${y - 62}h36v26l-12 20h-12l-12 -20Z`} />
      <path className="signal" d={`M${x} ${y - 14}v14M${x} ${y - 62}v-40`} />
    </Sheet>
  );
}

const plate = (z: number): Point[] => [
  [-90, -60, z],
  [width + 90, -60, z],
  [width + 90, depth + 90, z],
  [-90, depth + 90, z],
];

/** Everything at one height, from the back to the front. */
function slice(z: number): string {
  const [left, right] = bodyWidth;
  const body = crossings(bodyOutline, 1, z + 1)
    .reverse()
    .map(([from, to]) => block(left, right, from, to, z));
  const bars = [24, 696].map((x) =>
    crossings(frameOutline, 1, z + 1)
      .flatMap(([from, to]) =>
        z > 520
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
  path(
    [
      [left, from, z],
      [right, from, z],
      [right, to, z],
      [left, to, z],
    ],
    true,
  );

/** A box of surfaces, of which one is missing, and one that is closed. */
function Watertight() {
  const { front, side, top } = box([0, 0, 0], [460, 420, 420]);
  const lid = path(
    [
      [0, 0, 420],
      [460, 0, 420],
      [460, 420, 420],
      [0, 420, 420],
    ],
    true,
  );
  const inside =
    path([
      [0, 420, 420],
      [0, 420, 60],
    ]) +
    path([
      [0, 420, 0],
      [460, 420, 0],
    ]);
  return (
    <Sheet view={[-40, -330, 440, 780]}>
      <path
        className="paper"
        d={path(
          [
            [0, 0, 420],
            [0, 420, 420],
            [0, 420, 120],
            [0, 0, 0],
          ],
          true,
        )}
      />
      <path className="shade" fillOpacity=".22" d={lid} />
      <path className="paper" d={front + side} />
      <path className="guide" d={inside} />
      <path className="signal heavy" d={lid} strokeDasharray="9 7" />
      <g transform="translate(0 400)">
        <path className="clay" d={front + side + top} />
        <path className="shade" fillOpacity=".28" d={side} />
        <path className="shade" fillOpacity=".1" d={front} />
      </g>
    </Sheet>
  );
}

/** A section through the upholstery, hollow, with the thickness of its walls. */
function Walls() {
  const outline = `M${bodyOutline.map(([y, z]) => `${Math.round(y * 0.5)} ${Math.round(-z * 0.5)}`).join(' ')}Z`;
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
        <path className="wall edge" d={outline} />
        <path className="wall" d={outline} />
        <path className="wall" stroke="url(#hatch)" d={outline} />
      </g>
      <path d={outline} />
      <path className="dimension" d="M9 -122v50M31 -122v50M-22 -84H62M3 -78l12-12M25 -78l12-12" />
    </Sheet>
  );
}

export const figures = { craft: { Drawing: Watertight }, rules: { Drawing: Walls } };
