import type { ContentPath } from '../../check/core/index.ts';

/** Whether a text is translated; `stale` means that its English has changed since. */
export type UnitState = (typeof unitStates)[number];
export const unitStates = ['missing', 'stale', 'translated'] as const;

/**
 * What a text is in its file: a value of the frontmatter or a namespace, or a block of the body. A `section` stands for
 * all blocks of a section that cannot be matched, because the translation has different blocks than the English file.
 */
export type UnitRole = 'value' | 'heading' | 'paragraph' | 'item' | 'cell' | 'section';

/** The smallest piece of text that is translated and edited on its own. */
export interface Unit {
  /** Its name within the file, the same in every language: `hero.heading`, `pages_few`, `text/choice:2`. */
  id: string;
  /** The part of the file that staleness is recorded for: `hero`, `text/choice`. */
  part: string;
  role: UnitRole;
  /** Values are plain text with `{{placeholders}}`; blocks of a body are Markdown. */
  kind: 'plain' | 'markdown';
  state: UnitState;
  /** The current English text: the value, or the Markdown of the block without `##`, `-` and `[#id]` around it. */
  english: string;
  /** The English text at the time of the translation, if it was different and is in the git history. */
  before?: string;
  /** The translation, written like `english`; absent while it is missing. */
  target?: string;
  /** The offsets of the translation in its file, also while it is marked TODO. */
  span?: readonly [from: number, to: number];
  /** A description of the text for translators. */
  note: string;
  /** The path of a value. */
  path?: ContentPath;
  /** Its plural form, and the first numbers that take this form. */
  plural?: { form: Intl.LDMLPluralRule; numbers: readonly number[] };
}
