import { Color } from 'three';

/** The color #rrggbb as light (linear RGB from 0 to 1), rounded so that it is written the same everywhere. */
export function linearColor(color: string): number[] {
  return new Color(color).toArray().map((channel) => Math.round(channel * 1e4) / 1e4);
}
