import { Color } from 'three';

/** The color #rrggbb in linear RGB (0 to 1), rounded so that files are the same everywhere. */
export function linearColor(color: string): number[] {
  return new Color(color).toArray().map((channel) => Math.round(channel * 1e4) / 1e4);
}
