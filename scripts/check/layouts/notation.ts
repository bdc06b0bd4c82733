import { objectMark } from '../core/characters.ts';

/** A formula between dollar signs. Code, which may contain these as well, is matched first. */
const formula =
  /(?<code>^(`{3,})[\s\S]*?^\2`*|`[^`\n]*`)|\$\$[\s\S]{1,9000}?\$\$|\$(?:[^$\n\\]|\\.){1,900}\$/gm;

/**
 * `## Heading {#id}`, which MDX would parse as an expression; in the syntax of Python-Markdown, `{ #id .wide }` or
 * `{: #id }`; with the id in a comment, `{/* #id *\/}`; or with the id before other words.
 */
const headingId =
  /^(#{1,6}[ \t][^\n]*)(?:\{:?[ \t]?#([^}\s]{1,200})(?:[ \t][^}\n]{0,200})?\}|\{\/\*[ \t]{0,9}#([^*\s]{1,200})[ \t]{0,9}\*\/\})([^\n]*)$/gm;

/**
 * Returns text of the same length, with the ids of headings in the notation of this check, `## Heading [#id]`. Masks
 * formulas if the configuration enables them (`remark-math`, KaTeX, `math: true`), so that MDX does not parse their
 * braces as expressions.
 */
export function inNotation(text: string, config: string): string {
  const plain = /remark-?math|katex|mathjax|\bmath: *true/i.test(config)
    ? text.replace(formula, (found, code?: string) => code ?? found.replace(/[^$\n]/g, objectMark))
    : text;
  return plain.replace(headingId, (whole, before: string, a = '', b = '', after = '') =>
    `${before}${after.trimEnd()}[#${a}${b}]`.padEnd(whole.length),
  );
}
