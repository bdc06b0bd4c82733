import { hash, noise } from './geometry/noise.ts';

/** A seamless grayscale pattern that tints the color below it. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  /** The size of one repeat, u and v, in meters. */
  readonly tile: readonly [number, number];
  /** One byte per pixel, row by row, in sRGB. */
  readonly pixels: Uint8Array;
}

export type TextureName = 'weave' | 'grain';

/** Returns the texture with this name; `detail` is 1 for the browser, more for pictures. */
export function textureOf(name: TextureName, detail = 1): Texture {
  const key = `${name} ${detail}`;
  const texture = painted.get(key) ?? { weave, grain }[name](detail);
  painted.set(key, texture);
  return texture;
}

/** A cache: generating a texture takes longer than the rest of a file or view. */
const painted = new Map<string, Texture>();

/** Generates a plain weave of twelve uneven threads each way. */
function weave(detail: number): Texture {
  const size = 128 * detail;
  const threads = 12;
  return paint(size, size, [0.036, 0.036], (x, y) => {
    const [warp, weft] = [Math.floor(x * threads), Math.floor(y * threads)];
    const warpOnTop = (warp + weft) % 2 === 0;
    const [across, along] = warpOnTop
      ? [(x * threads) % 1, (y * threads) % 1]
      : [(y * threads) % 1, (x * threads) % 1];
    const body = Math.sin(across * Math.PI) ** 0.7 * (0.4 + 0.6 * Math.sin(along * Math.PI) ** 0.6);
    const yarn = hash(warpOnTop ? warp : 1000 + weft, warpOnTop ? 7 : 11) - 0.5;
    const fibers = noise(x * 64 * detail, y * 64 * detail, [64 * detail, 64 * detail]);
    return 0.6 + 0.34 * body + 0.09 * yarn + 0.05 * fibers;
  });
}

/** Generates wood cut along the trunk: long streaks with fine pores. */
function grain(detail: number): Texture {
  return paint(256 * detail, 128 * detail, [0.16, 0.8], (x, y) => {
    const bend = 0.35 * noise(x * 4, y * 3, [4, 3]);
    const rings = noise(x * 18 + bend, y * 2, [18, 2]);
    const streaks = noise(x * 64, y * 4, [64, 4]);
    const pores = Math.max(0, noise(x * 128, y * 24, [128, 24]) - 0.35);
    return 0.9 + 0.055 * rings + 0.03 * streaks - 0.16 * pores;
  });
}

function paint(
  width: number,
  height: number,
  tile: readonly [number, number],
  shade: (x: number, y: number) => number,
): Texture {
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const value = shade(column / width, row / height);
      pixels[row * width + column] = Math.round(Math.min(1, Math.max(0, value)) * 255);
    }
  }
  return { width, height, tile, pixels };
}
