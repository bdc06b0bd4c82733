import type { ContentPath } from '../../check/core/index.ts';

/** Whether a text has a translation; `stale`: it was made from an English text that has changed since. */
export type UnitState = (typeof unitStates)[number];
export const unitStates = ['missing', 'stale', 'translated'] as const;

/**
 * What a text is in its file: a value of a frontmatter or a namespace, or a block of a body. A `section` stands for all
 * blocks of a section whose translation has other blocks than English, so that they cannot be matched.
 */
export type UnitRole = 'value' | 'heading' | 'paragraph' | 'item' | 'cell' | 'section';

/** The smallest text that is translated and edited by itself. */
export interface Unit {
  /** Its name within the file, the same in every language: `hero.heading`, `pages_few`, `text/choice:2`. */
  id: string;
  /** The part of the file that staleness is recorded for: `hero`, `text/choice`. */
  part: string;
  role: UnitRole;
  /** Values are plain text with `{{placeholders}}`; blocks of a body are Markdown. */
  kind: 'plain' | 'markdown';
  state: UnitState;
  /** The current English: the value, or the block as it is written, without `##`, `-` and `[#id]` around it. */
  english: string;
  /** The English text at the time of the translation, if it differed and is in the history. */
  before?: string;
  /** The translation, written like `english`; absent while it is missing. */
  target?: string;
  /** The characters of the file that the translation is written with, also while it is marked TODO; from, to. */
  span?: readonly [from: number, to: number];
  /** What translators are told about the text. */
  note: string;
  /** The path of a value. */
  path?: ContentPath;
  /** The plural form that it is, and the first numbers that take it. */
  plural?: { form: Intl.LDMLPluralRule; numbers: readonly number[] };
}
