import { objectMark } from '../core/characters.ts';
import { icuSyntax, isIcu } from './icu.ts';

/** Matches the end of a link with its address, even where a full-width bracket or a space breaks the link. */
export const linkEnd =
  /[\]］][ \t]?[(（][ \t]?(?:\.{0,2}\/|#|https?:|mailto:|tel:|[\w-]{1,60}(?:\/|\.mdx?\b))[^()（）\s]{0,300}[)）]?/g;

/** Escapes a string for use in a regular expression. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/*
 * What a text contains besides words of its language: placeholders, tags, entities, addresses, file names. All patterns
 * run in linear time: they are bounded, or can only start at a boundary.
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
 * A function call, `addRoute(from: string)`, a function type, `(from: string) => void`, or a line with which VitePress
 * includes a file, `<<< @/a.js{1,2 ts}`.
 */
const program = /(?<!\w)[a-z]\w{0,60}[A-Z]\w{0,60}\([^()\n]{0,200}\)|\([^()\n]{0,200}\) =>.*|^<<<.*$/gmu;

/** Replaces everything that the patterns match with object replacement characters, without changing the length. */
function mask(text: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (masked, pattern) => masked.replace(pattern, (found) => objectMark.repeat(found.length)),
    text,
  );
}

/** Masks placeholders, tags and addresses in a text, without changing its length. */
export const maskAddresses = (text: string): string => mask(text, linkEnd, placeholder, address, path);

/** Masks what is meant for machines, and names that stay unchanged, without changing the length of the text. */
export function maskCode(text: string, names?: RegExp): string {
  const syntax = isIcu(text) ? [icuSyntax] : [];
  const code = [linkEnd, program, placeholder, address, path, colonName, dottedName];
  return mask(text, ...syntax, ...code, ...(names ? [names] : []));
}

/** Quoted text, such as a title, which may be in a different language. */
const quotation =
  /«[^«»\n]{1,300}»|[“„][^“”„\n]{1,300}[“”]|《[^《》\n]{1,300}》|「[^「」\n]{1,300}」|『[^『』\n]{1,300}』|"[^"\n]{1,300}"|(?<!\p{L})'[^'\n]{1,300}'(?!\p{L})/gu;

/** Masks quotations in a text, without changing its length. */
export const maskQuotations = (text: string): string => mask(text, quotation);

/** Returns one pattern that matches the phrases as whole words, longest first; `undefined` if there are none. */
export function phrasesPattern(phrases: readonly string[]): RegExp | undefined {
  if (phrases.length === 0) return undefined;
  const literals = [...phrases].sort((a, b) => b.length - a.length).map(literal);
  // Chinese is written without spaces, and Arabic joins particles to words, so only an adjacent Latin letter or
  // digit makes a phrase part of a longer word.
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}])(?:${literals.join('|')})(?![\\p{Script=Latin}\\p{N}])`,
    'gu',
  );
}
