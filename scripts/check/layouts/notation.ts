import { objectMark } from '../core/object-mark.ts';

/** A formula between dollar signs; code, which may have these as well, comes first. */
const formula =
  /(?<code>^(`{3,})[\s\S]*?^\2`*|`[^`\n]*`)|\$\$[\s\S]{1,9000}?\$\$|\$(?:[^$\n\\]|\\.){1,900}\$/gm;

/**
 * `## Heading {#id}`, which MDX would take for an expression; as Python-Markdown has it, `{ #id .wide }` or `{: #id }`; with
 * the id in a comment, `{/* #id *\/}`; or before words.
 */
const headingId =
  /^(#{1,6}[ \t][^\n]*)(?:\{:?[ \t]?#([^}\s]{1,200})(?:[ \t][^}\n]{0,200})?\}|\{\/\*[ \t]{0,9}#([^*\s]{1,200})[ \t]{0,9}\*\/\})([^\n]*)$/gm;

/**
 * A text of the same length, with the ids of its headings in the notation of this check, `## Heading [#id]`, and without
 * formulas, where the configuration asks for them (`remark-math`, KaTeX, `math: true`): they are taken out before MDX reads
 * what is in braces.
 */
export function inNotation(text: string, config: string): string {
  const plain = /remark-?math|katex|mathjax|\bmath: *true/i.test(config)
    ? text.replace(formula, (found, code?: string) => code ?? found.replace(/[^$\n]/g, objectMark))
    : text;
  return plain.replace(headingId, (whole, before: string, a = '', b = '', after = '') =>
    `${before}${after.trimEnd()}[#${a}${b}]`.padEnd(whole.length),
  );
}

/** A note of MkDocs (`!!! warning`, `??? info "Title"`), whose text is indented, and would be code. */
const admonition = /^([ \t]*)(?:!!!|\?{3}\+?)[ \t][^\n]*\n(?:\1(?: {4}|\t)[^\n]*\n|[ \t]*\n)+/gm;

/** A text of the same length with the notes of MkDocs as quotations. */
export const inMkDocs = (text: string): string =>
  text.replace(admonition, (note, indent: string) =>
    note.replace(new RegExp(`^${indent}(?: {4}|\\t)`, 'gm'), (found) => `${indent}>`.padEnd(found.length)),
  );
