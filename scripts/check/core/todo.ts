/** Stands before a text that is still to be translated: “TODO: Three ways to hire the team”. */
export const todoMark = 'TODO: ';

/**
 * Whether a text says of itself that it is not done, as `new` or people mark it. The site shows English instead. A name
 * may begin so: “TODO App”.
 */
export const isTodo = (text: unknown): boolean =>
  typeof text === 'string' &&
  (/^[\s[(*_]*(?:TODO|TBD|FIXME|XXX|TK)(?![\p{L}\p{N}]|[ -]\p{Lu})/u.test(text) ||
    /^[\s[(*_]*(?:translate me|lorem ipsum|(?:string_)?not_translated|\?{3,9}\s*$)/i.test(text));
