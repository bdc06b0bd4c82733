import {
  type Change,
  type Kinds,
  type Mutant,
  oneOf,
  type Random,
  replaced,
  type Specimen,
  type TextFilter,
  textsIn,
} from './specimen.ts';
import type { Text } from './texts.ts';

export const prose: Kinds = ['field', 'paragraph', 'item', 'heading', 'row'];

export type ChangeOfText = (text: Text, specimen: Specimen, next: Random) => Mutant | undefined;

/** Changes a random text of the given kinds. */
export const onText =
  (kinds: Kinds, change: ChangeOfText, test: TextFilter = () => true): Change =>
  (specimen, next) => {
    const text = oneOf(
      textsIn(specimen, kinds).filter((one) => test(one, specimen)),
      next,
    );
    return text && change(text, specimen, next);
  };

/** Inserts a string between two words outside of inline code. */
export const inserted = (written: string, kinds: Kinds = ['paragraph', 'item']) =>
  replaced(
    /(?:(?<=\p{L}{2}) (?=\p{L}{2})|(?<=\p{Script=Han}{2})(?=\p{Script=Han}{2}))(?=(?:[^`]*`[^`]*`)*[^`]*$)/gu,
    written,
    kinds,
  );

/** Whether a text needs no quotation marks as a YAML field. */
export const isPlain = (text: string): boolean => !/: | #|["\\]|^[-'{[&*@!|>%]/.test(text);

/** All lines of a file. */
export const allLines = [1, Number.POSITIVE_INFINITY] as const;
