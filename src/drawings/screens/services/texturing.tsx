import { Drawing as Sheet } from '../../Drawing.tsx';
import '../../../styles/screens/texturing.css';

const [swatchWidth, swatchHeight, distance] = [250, 300, 282];

/** Texturing: swatches of five materials side by side, over a ruler. */
export function Drawing() {
  return (
    <Sheet view={[-2, -2, 4 * distance + swatchWidth + 4, 392]} className="swatches">
      <defs>
        <pattern id="weave" width="20" height="20" patternUnits="userSpaceOnUse">
          <path className="bare" fill="#fff" fillOpacity=".3" d="M1 1h8v8H1ZM11 11h8v8h-8Z" />
          <path
            className="fine"
            d="M1 3.500h8M1 6.500h8M11 13.500h8M11 16.500h8M13.500 1v8M16.500 1v8M3.500 11v8M6.500 11v8"
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
      {['weave', 'twill', 'grain', 'brush', 'loops'].map((material, place) => (
        <g key={material} className={material} transform={`translate(${place * distance})`}>
          <path className="ground" d={outline} />
          <path fill={`url(#${material})`} d={outline} />
          <circle className="hole" cx={swatchWidth / 2} cy="26" r="10" />
        </g>
      ))}
      <path className="signal" d={`M0 340h${4 * distance + swatchWidth}${ticks}`} />
    </Sheet>
  );
}

/** A swatch, its edge cut with pinking shears. */
const outline = `M0 0H${swatchWidth}V${swatchHeight}${'l-5 -6 -5 6'.repeat(swatchWidth / 10)}Z`;

const ticks = Array.from({ length: 99 }, (_, tick) => {
  const height = tick % 10 === 0 ? 34 : tick % 5 === 0 ? 22 : 12;
  return `M${Math.round(tick * 14.1)} 340v${height}`;
}).join('');
