import type { LensText, LensWork } from '../../../schema/lens.ts';
import type { TextName } from './settings.ts';

/** A text that needs work, and the page to edit it on; without one, any page will do. */
export interface LeftText extends TextName {
  address?: string;
}

/**
 * The text to work on after or before another one, through all files of a language; after the last one comes the first.
 *
 * @param texts those of the page, in their order
 * @param at where to start, even from a text that needs no work
 */
export function neighborOf(
  { files }: LensWork,
  texts: readonly Pick<LensText, 'file' | 'id'>[],
  at: TextName,
  step: 1 | -1,
): LeftText | undefined {
  const here = files.findIndex(({ file }) => file === at.file);
  const ids = texts.filter(({ file }) => file === at.file).map(({ id }) => id);
  // Other pages show the name of a page, which comes first in its file.
  const positionOf = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const left = files.flatMap(({ file, address, left }, place) =>
    left.map((id) => ({
      text: { file, id, ...(address !== undefined && { address }) },
      distance:
        place === here ? positionOf(id) - positionOf(at.id) : (place - here) * Number.MAX_SAFE_INTEGER,
    })),
  );
  const ordered = step === 1 ? left : left.reverse();
  return (ordered.find(({ distance }) => distance * step > 0) ?? ordered[0])?.text;
}
