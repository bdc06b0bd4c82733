import { toString as textIn } from 'mdast-util-to-string';
import { nodesIn } from '../../core/mdx/sections.ts';
import { objectMark } from '../../core/object-mark.ts';
import { oncePerObject } from '../../core/once-per-object.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Prose } from '../../text/prose.ts';

/** What is in quotation marks, as a title, or what a program says: “error: cannot connect”. */
const quotation =
  /«[^«»\n]{1,300}»|[“„][^“”„\n]{1,300}[“”]|「[^「」\n]{1,300}」|『[^『』\n]{1,300}』|"[^"\n]{1,300}"|(?<!\p{L})'[^'\n]{1,300}'(?!\p{L})|(?:\berror|报错)[:：][^\n]{1,300}/giu;

/** A text that begins or ends with a link to another site, which has a title in its own language. */
const titleOfOther = /^\[([^[\]]{0,300})\]\(https?:|\[([^[\]]{0,300})\]\(https?:[^()\s]{0,300}\)$/;

const hidden = (found: string): string => objectMark.repeat(found.length);

/** Texts in bold that are searched for in code: a page has fewer. */
const mostInBold = 200;

/** What is in bold and in a block of code, too: the words of a program. */
const shownByProgram = oncePerObject((file: ParsedFile): readonly string[] => {
  const code = nodesIn(file, 'code').map(({ node }) => node.value);
  const bold = code.length > 0 ? nodesIn(file, 'strong').map(({ node }) => textIn(node)) : [];
  const some = [...new Set(bold)].filter((text) => text.includes(' ')).slice(0, mostInBold);
  return some.filter((text) => code.some((block) => block.includes(text)));
});

/** The text of a prose without what may be in another language than the rest, as it quotes somebody else. */
export function withoutQuotations({ text, map: [start = 0, ...map] }: Prose, file: ParsedFile): string {
  const written = file.text.slice(Math.max(0, start - 1), map.at(-1));
  const [, first, last] = titleOfOther.exec(written) ?? [];
  return [first ?? last ?? '', ...shownByProgram(file)]
    .reduce((rest, shown) => rest.replace(shown, hidden), text)
    .replace(quotation, hidden);
}
