import { fabrics, woods } from '../../../src/showcase/models/materials.ts';

/** A picture of the site. */
export interface PictureSource {
  readonly name: string;
  /** The shots that Blender renders for it (`blender/shots.py`); by default the one of the same name. */
  readonly shots?: readonly string[];
  /** The finish of a still of the chair, which the live viewer renders instead of Blender. */
  readonly finish?: string;
  /** Widths in pixels. */
  readonly widths: readonly number[];
}

const usual = [480, 800, 1200];

/** The pictures of the site. */
export const pictureSources: readonly PictureSource[] = [
  { name: 'hero', widths: [480, 960, 1400] },
  { name: 'hero-dark', widths: usual },
  { name: 'chair-wireframe', widths: usual },
  { name: 'chair-clay', widths: usual },
  { name: 'chair-textured', widths: usual },
  { name: 'chair-final', widths: usual },
  { name: 'detail', widths: usual },
  { name: 'exploded', widths: usual },
  { name: 'printing', widths: usual },
  { name: 'materials', widths: usual },
  { name: 'room', widths: usual },
  { name: 'ar', shots: ['ar-room', 'ar-chair'], widths: usual },
  ...Object.keys(fabrics).flatMap((fabric) =>
    Object.keys(woods).map((wood) => ({
      name: `stage-${fabric}-${wood}`,
      finish: `${fabric}-${wood}`,
      widths: usual,
    })),
  ),
];
