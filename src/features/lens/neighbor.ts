import type { LensText, LensWork } from '../../../schema/lens.ts';
import type { TextName } from './settings.ts';

/** A text that needs work, and the URL of the page to edit it on; without a URL, any page will do. */
export interface UnfinishedText extends TextName {
  address?: string;
}

/**
 * Returns the next or previous text that needs work, through all files of a language, wrapping around at the end.
 *
 * @param texts the texts of the page, in order
 * @param at the text to start from, which may need no work
 */
export function neighborOf(
  { files }: LensWork,
  texts: readonly Pick<LensText, 'file' | 'id'>[],
  at: TextName,
  step: 1 | -1,
): UnfinishedText | undefined {
  const here = files.findIndex(({ file }) => file === at.file);
  const ids = texts.filter(({ file }) => file === at.file).map(({ id }) => id);
  // On other pages, the only known text of a page's file is its label, which comes first in the file.
  const positionOf = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const left = files.flatMap(({ file, address, left }, index) =>
    left.map((id) => ({
      text: { file, id, ...(address !== undefined && { address }) },
      distance:
        index === here ? positionOf(id) - positionOf(at.id) : (index - here) * Number.MAX_SAFE_INTEGER,
    })),
  );
  const ordered = step === 1 ? left : left.reverse();
  return (ordered.find(({ distance }) => distance * step > 0) ?? ordered[0])?.text;
}
