import { Sheet } from '../../Sheet.tsx';
import './texturing.css';

const [swatchWidth, swatchHeight, distance] = [250, 300, 282];

/** Texturing: swatches of five materials side by side, above a ruler. */
export function Drawing() {
  return (
    <Sheet view={[-2, -2, 4 * distance + swatchWidth + 4, 392]} className="swatches">
      <defs>
        <pattern id="weave" width="20" height="20" patternUnits="userSpaceOnUse">
          <path className="bare" fill="#fff" fillOpacity=".3" d="M1 1h8v8H1ZM11 11h8v8h-8Z" />
          <path
            className="fine"
            d="M1 3.5h8M1 6.5h8M11 13.5h8M11 16.5h8M13.5 1v8M16.5 1v8M3.5 11v8M6.5 11v8"
          />
        </pattern>
        <pattern id="twill" width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M-2 9 5 2M0 16 14 2M9 16l7-7" strokeWidth="3" className="thread" />
        </pattern>
        <pattern id="grain" width="125" height="100" patternUnits="userSpaceOnUse">
          <path
            className="fine"
            d="M8 0c6 30-5 60 0 100M20 0c10 35-6 65 0 100M30 0c16 30-4 70 0 100M44 0c20 28 18 72 0 100M58 0c22 26 22 74 0 100M72 0c8 30 10 70 0 100M86 0c-2 30 6 70 0 100M98 0c-8 30 4 70 0 100M108 0c-4 40 6 60 0 100M118 0c4 40-4 60 0 100M52 30c8 12 8 28 0 40-5-12-5-28 0-40"
          />
        </pattern>
        <pattern id="brush" width="180" height="24" patternUnits="userSpaceOnUse">
          <path
            className="fine"
            d="M0 2h70M84 2h80M20 6h130M0 10h40M60 10h120M10 14h90M120 14h50M0 18h120M140 18h40M30 22h60M100 22h70"
          />
        </pattern>
        <pattern id="loops" width="32" height="28" patternUnits="userSpaceOnUse">
          <path d="M8 7a6 6 0 1 1-1 8M24 3a6 6 0 1 1-2 9M16 21a6 6 0 1 1-2 6M0 20a6 6 0 1 1 3 6M30 20a6 6 0 1 1-3 5" />
        </pattern>
      </defs>
      {Object.entries(materials).map(([material, ground], place) => (
        <g key={material} transform={`translate(${place * distance})`}>
          <path {...ground} d={outline} />
          <path fill={`url(#${material})`} d={outline} />
          <circle className="hole" cx={swatchWidth / 2} cy="26" r="10" />
        </g>
      ))}
      <path className="signal" d={`M0 340h${4 * distance + swatchWidth}M0 340${ticks}`} />
    </Sheet>
  );
}

/** The background of each material. */
const materials = {
  weave: { className: 'fabric bare' },
  twill: { className: 'bare', fill: 'oklch(38% 0.035 250)' },
  grain: { className: 'wooden bare' },
  brush: { className: 'bare', fill: 'oklch(78% 0.008 80)' },
  loops: { className: 'clay bare' },
};

/** A swatch with pinked edges. */
const outline = `M0 0H${swatchWidth}V${swatchHeight}${'l-5 -6 -5 6'.repeat(swatchWidth / 10)}Z`;

const tenTicks = [34, 12, 12, 12, 12, 22, 12, 12, 12, 12];
// The same text ten times, which compresses well.
const ticks = tenTicks
  .map((height) => `v${height}m13.9 -${height}`)
  .join('')
  .repeat(10);

/** One surface split into its maps: color, roughness, metalness, normals. */
function Maps() {
  return (
    <Sheet view={[-8, -8, 336, 676]} className="swatches">
      {maps.map(([pattern, ground], place) => (
        <g key={pattern} transform={`translate(0 ${(3 - place) * 130})`}>
          <path {...ground} d={tile} />
          {pattern && <path className="seam" d={pattern} />}
          <path d={tile} />
        </g>
      ))}
      <path className="guide" d="M0 135V525M320 135V525M160 265V655" />
    </Sheet>
  );
}

/** A square lying on the table. */
const tile = 'M160 5 320 135 160 265 0 135Z';
const onTile = (u: number, v: number) => `${Math.round(160 + (u - v) * 16)} ${Math.round(5 + (u + v) * 13)}`;
// The path after its start is the same every time, so it compresses well.
const threads = Array.from(
  { length: 9 },
  (_, line) => `M${onTile(line + 1, 0)}l-160 130M${onTile(0, line + 1)}l160 130`,
).join('');
const specks = Array.from({ length: 45 }, (_, place) => {
  const [u, v] = [((place * 37) % 97) / 10, ((place * 61) % 89) / 9];
  return `M${onTile(u, v)}l6 5`;
}).join('');
const waves = Array.from(
  { length: 9 },
  (_, line) => `M${onTile(line + 1, 0)}l${'-3 10-13 3'.repeat(10)}`,
).join('');

/** The pattern of each map, from the bottom, and its background. */
const maps = [
  [threads, { className: 'fabric bare' }],
  [specks, { className: 'bare', fill: 'oklch(72% 0 0)' }],
  ['', { className: 'bare', fill: 'oklch(28% 0 0)' }],
  [waves, { className: 'bare', fill: 'oklch(67% 0.13 285)' }],
] as const;

/** A repeating material: one tile with dimensions, and identical neighbors. */
function Tiling() {
  return (
    <Sheet view={[-60, -10, 440, 430]} className="swatches">
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <g key={`${row}${column}`} transform={`translate(${column * 120} ${row * 120})`}>
            <path className="wooden bare" d="M0 0h120v120H0Z" />
            <path
              className="seam"
              d="M10 0c8 40-8 80 0 120M26 0c14 40-10 80 0 120M44 0c20 36 18 84 0 120M62 0c22 32 24 88 0 120M82 0c8 36 12 84 0 120M98 0c-4 36 8 84 0 120M110 0c-6 48 8 72 0 120M54 44c8 10 8 22 0 32-6-10-6-22 0-32"
            />
            <path className="fine" d="M0 0h120v120H0Z" />
          </g>
        )),
      )}
      <path className="signal heavy" d="M120 120h120v120H120Z" />
      <path
        className="dimension"
        d="M120 375v40M240 375v40M120 400H240M114 406l12-12M234 406l12-12M-45 120h40M-45 240h40M-30 120V240M-36 126l12-12M-36 246l12-12"
      />
    </Sheet>
  );
}

export const figures = { craft: { Drawing: Maps }, sets: { Drawing: Tiling } };
