import { objectMark } from '../core/object-mark.ts';
import { icuSyntax, isIcu } from './icu.ts';

/** The end of a link and its address, also where a full-width bracket or a space keeps them from being a link. */
export const linkEnd =
  /\][ \t]?[(（][ \t]?(?:\.{0,2}\/|#|https?:|mailto:|tel:|[\w-]{1,60}(?:\/|\.mdx?\b))[^()（）\s]{0,300}[)）]?/g;

/** A text as a regular expression that matches it and nothing else. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/*
 * What a text contains besides words of its language: placeholders, tags, entities, addresses, names of files. All
 * patterns are linear: bounded, or begun at a boundary only.
 */
const placeholder =
  /\{\{[^{}]{0,200}\}\}|\{[\w.]{1,60}\}|\$t\([^()]{0,200}\)|<\/?[a-z0-9][^<>]{0,200}>|<? ?\/ ?\d{1,2} ?>|&#?\w{1,31};/giu;
const address =
  /(?<![\w.+-])(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>"“”„«»（）()，。！？；、]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/giu;
const path = /(?<![\p{L}\p{N}/])(?:\.{0,2}\/)[\w-]+(?:[./][\w-]+)*\/?/gu;
const dottedName = /(?<![\p{L}\p{N}._-])[A-Za-z][\w-]{0,63}(?:[._]\w[\w-]{0,63})+(?:\(\))?/gu;

/** A name with colons: `arn:aws:s3:::models`. */
const colonName = /(?<![\p{L}\p{N}:._-])[A-Za-z][\w-]{0,63}(?::[\w./-]{0,63}){2,}/gu;

/**
 * A call, `addRoute(from: string)`, the type of one, `(from: string) => void`, and a line in place of which VitePress shows
 * a file, `<<< @/a.js{1,2 ts}`.
 */
const program = /(?<!\w)[a-z]\w{0,60}[A-Z]\w{0,60}\([^()\n]{0,200}\)|\([^()\n]{0,200}\) =>.*|^<<<.*$/gmu;

/** A text in which everything that a pattern matches is replaced by as many object characters. */
function mask(text: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (masked, pattern) => masked.replace(pattern, (found) => objectMark.repeat(found.length)),
    text,
  );
}

/** A text of the same length without placeholders, tags and addresses. */
export const maskAddresses = (text: string): string => mask(text, linkEnd, placeholder, address, path);

/** A text of the same length without anything that is read by a machine, or is a name that stays as it is. */
export function maskCode(text: string, names?: RegExp): string {
  const syntax = isIcu(text) ? [icuSyntax] : [];
  const code = [linkEnd, program, placeholder, address, path, colonName, dottedName];
  return mask(text, ...syntax, ...code, ...(names ? [names] : []));
}

/** What is in quotation marks, such as a title, which may be in another language than the rest. */
const quotation =
  /«[^«»\n]{1,300}»|[“„][^“”„\n]{1,300}[“”]|《[^《》\n]{1,300}》|「[^「」\n]{1,300}」|『[^『』\n]{1,300}』|"[^"\n]{1,300}"|(?<!\p{L})'[^'\n]{1,300}'(?!\p{L})/gu;

/** A text of the same length without quotations. */
export const maskQuotations = (text: string): string => mask(text, quotation);

/** One pattern for phrases wherever they stand as words of their own, longest first; `undefined` for none. */
export function phrasesPattern(phrases: readonly string[]): RegExp | undefined {
  if (phrases.length === 0) return undefined;
  const literals = [...phrases].sort((a, b) => b.length - a.length).map(literal);
  // Han is written without spaces, and Arabic joins particles to a word: only letters of its own script part
  // a phrase in Latin letters from its surroundings.
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}])(?:${literals.join('|')})(?![\\p{Script=Latin}\\p{N}])`,
    'gu',
  );
}
