import { fabrics, woods } from '../../../src/showcase/models/materials.ts';

/** A picture of the site. */
export interface PictureSource {
  readonly name: string;
  /** The shots that Blender renders for it (`blender/shots.py`); by default, the one with the same name. */
  readonly shots?: readonly string[];
  /** For a still of the chair, which the live viewer renders instead of Blender: the finish. */
  readonly finish?: string;
  /** Widths in pixels. */
  readonly widths: readonly number[];
}

const widths = [480, 800, 1200];

const ofChair = ['hero-dark', 'chair-wireframe', 'chair-clay', 'chair-textured', 'chair-final'];
const others = ['detail', 'exploded', 'printing', 'materials', 'room'];

/** The pictures of the site. */
export const pictureSources: readonly PictureSource[] = [
  { name: 'hero', widths: [480, 960, 1400] },
  ...[...ofChair, ...others].map((name) => ({ name, widths })),
  { name: 'ar', shots: ['ar-room', 'ar-chair'], widths },
  ...Object.keys(fabrics).flatMap((fabric) =>
    Object.keys(woods).map((wood) => ({
      name: `stage-${fabric}-${wood}`,
      finish: `${fabric}-${wood}`,
      widths,
    })),
  ),
];
