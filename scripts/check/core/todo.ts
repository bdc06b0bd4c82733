/** Stands before a text that is still to be translated: “TODO: Three ways to hire the team”. */
export const todoMark = 'TODO: ';

/**
 * Whether a text says of itself that it is not done: one that `npm run check -- new` wrote, or what people write in its
 * place. The site shows English until then.
 */
export const isTodo = (text: unknown): boolean =>
  typeof text === 'string' &&
  (/^[\s[(*_]*(?:TODO|TBD|FIXME|XXX|TK)\b/.test(text) ||
    /^[\s[(*_]*(?:translate me|lorem ipsum|\?{3})/i.test(text));
