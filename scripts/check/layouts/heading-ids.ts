/** `## Heading {#id}`, which MDX would take for an expression, or with the id in a comment: `{/* #id *\/}`; or before words. */
const headingId =
  /^((?:[ \t]*(?:[-*+]|\d+[.)])[ \t]+)?#{1,6}[ \t][^\n]*)(?:\{#([^}\s]{1,200})\}|\{\/\*[ \t]{0,9}#([^*\s]{1,200})[ \t]{0,9}\*\/\}|<!--[ \t]{0,9}#(\S{1,200})[ \t]{0,9}-->)([^\n]*)$/gm;

/** A text of the same length, with the ids of its headings in the notation of this check: `## Heading [#id]`. */
export const withHeadingIds = (text: string): string =>
  text.replace(headingId, (whole, before: string, a = '', b = '', c = '', after = '') =>
    `${before}${after.trimEnd()}[#${a}${b}${c}]`.padEnd(whole.length),
  );
