import { Sheet } from './Sheet.tsx';

/** A position on earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const radius = 240;
const radians = Math.PI / 180;
/** Turned so that Manila, Dublin and the American east coast are visible. */
const center: Place = { latitude: 56, longitude: 24 };
const [sinTilt, cosTilt] = [Math.sin(center.latitude * radians), Math.cos(center.latitude * radians)];

/** Converts a place to a unit vector, whose axes point to longitude 0, longitude 90, and north. */
function vector({ latitude, longitude }: Place): readonly [number, number, number] {
  const [phi, lambda] = [latitude * radians, longitude * radians];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Projects a place; returns `undefined` on the far side. */
function plot({ latitude, longitude }: Place): readonly [number, number] | undefined {
  const [x, y, z] = vector({ latitude, longitude: longitude - center.longitude });
  if (sinTilt * z + cosTilt * x < 0) return undefined;
  return [Math.round(radius * y), -Math.round(radius * (cosTilt * z - sinTilt * x))];
}

/** Returns the path of a line through places, interrupted on the far side. */
function trace(places: readonly Place[]): string {
  let isDown = false;
  return places
    .map((place) => {
      const point = plot(place);
      const command = point && (isDown ? ' ' : 'M') + point.join(' ');
      isDown = point !== undefined;
      return command ?? '';
    })
    .join('');
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);

const meridians = range(-180, 165, 15).map((longitude) =>
  trace(range(-80, 80, 10).map((latitude) => ({ latitude, longitude }))),
);
const parallels = range(-30, 75, 15).map((latitude) =>
  trace(range(-180, 180, 10).map((longitude) => ({ latitude, longitude }))),
);

/** Returns points on the shortest path between two places. */
function way(from: Place, to: Place): Place[] {
  const [a, b] = [vector(from), vector(to)];
  return range(0, 1, 0.05).map((share) => {
    const [x = 0, y = 0, z = 0] = a.map((value, axis) => value * (1 - share) + (b[axis] ?? 0) * share);
    return { latitude: Math.atan2(z, Math.hypot(x, y)) / radians, longitude: Math.atan2(y, x) / radians };
  });
}

/** The earth as a wireframe, with numbered places and the connections between them. */
export function Globe({ places }: { places: readonly Place[] }) {
  const ways = places.slice(1).map((place, index) => trace(way(places[index] ?? place, place)));
  return (
    <Sheet view={[-286, -286, 572, 572]}>
      <circle className="paper" r={radius} />
      <path className="fine" d={[...meridians, ...parallels].join('')} />
      <path className="guide" d="M-280 0H280M0-280V280" />
      <path className="signal heavy" d={ways.join('')} />
      {places.map((place, index) => {
        const [x, y] = plot(place) ?? [0, 0];
        return (
          <g key={place.longitude}>
            <circle className="paper signal" cx={x} cy={y} r="20" />
            <text x={x} y={y + 7} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}
