/** Precedes text that is still to be translated: “TODO: Three ways to hire the team”. */
export const todoMark = 'TODO: ';

/**
 * Whether text is marked as unfinished, by the command `new` or by people. The site shows the English text instead. A
 * name may start the same way: “TODO App”.
 */
export const isTodo = (text: unknown): boolean =>
  typeof text === 'string' &&
  (/^[\s[(*_]*(?:TODO|TBD|FIXME|XXX|TK)(?![\p{L}\p{N}]|[ -]\p{Lu})/u.test(text) ||
    /^[\s[(*_]*(?:translate me|lorem ipsum|(?:string_)?not_translated|\?{3,9}\s*$)/i.test(text));
