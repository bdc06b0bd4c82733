import { objectMark } from '../../core/object-mark.ts';
import type { CodeOf } from '../catalog.ts';

/** A mistake of typography in a text. */
export interface Mistake {
  /** The characters it is about. */
  from: number;
  to: number;
  /** What to write instead of them. */
  replacement: string;
  code: CodeOf<'typography'>;
}

/** A rule of typography: where a pattern matches, something else has to stand. */
export interface TypographyRule {
  /** Global; every quantifier is bounded, or cannot start again within what it has read. */
  pattern: RegExp;
  /** What to write instead; the match itself where that is right. */
  replacement: string | ((match: RegExpExecArray) => string);
  code: CodeOf<'typography'>;
}

/**
 * The mistakes that rules find in a text.
 * @param masked the same text with object characters for what the rules must not look at
 */
export function mistakesOf(text: string, masked: string, rules: readonly TypographyRule[]): Mistake[] {
  return rules.flatMap(({ pattern, replacement, code }) =>
    [...masked.matchAll(pattern)].flatMap((match) => {
      const instead = typeof replacement === 'string' ? replacement : replacement(match);
      if (instead === match[0]) return [];
      const [from, to] = [match.index, match.index + match[0].length];
      return [{ from, to, replacement: unmasked(instead, text.slice(from, to), match[0]), code }];
    }),
  );
}

/** Puts what was masked in a match back into its replacement. */
function unmasked(replacement: string, original: string, masked: string): string {
  const hidden = original.split('').filter((_, index) => masked[index] === objectMark);
  return replacement.replaceAll(objectMark, () => hidden.shift() ?? objectMark);
}
