import { Color } from 'three';

/** Converts #rrggbb to linear RGB (0 to 1), rounded so that files are identical on all platforms. */
export function linearColor(color: string): number[] {
  return new Color(color).toArray().map((channel) => Math.round(channel * 1e4) / 1e4);
}
