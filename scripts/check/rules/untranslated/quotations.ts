import type { ParsedFile } from '../../core/graph.ts';
import { objectMark } from '../../core/object-mark.ts';
import type { Prose } from '../../prose.ts';
import { rangesOf } from '../../sections.ts';

/** What is in quotation marks: a title, an example, the words of a program. */
const quotation =
  /«[^«»\n]{1,300}»|[“„][^“”„\n]{1,300}[“”]|「[^「」\n]{1,300}」|『[^『』\n]{1,300}』|"[^"\n]{1,300}"/g;

/** A text that begins or ends with a link to another site, which has a title in its own language. */
const titleOfOther = /^\[([^[\]]{0,300})\]\(https?:|\[([^[\]]{0,300})\]\(https?:[^()\s]{0,300}\)$/;

/** A text that is hardly more than a link to an issue or a change, whose title is in the language of its author. */
const isOfIssue =
  /^.{0,30}\[[^\]]{0,300}\]\(https?:[^()\s]{0,200}\/(?:issues|pull)\/\d+[^()\s]{0,99}(?:\).{0,30})?$/s;

const hidden = (found: string): string => objectMark.repeat(found.length);

/** The text of a prose without what may be in another language than the rest, as it quotes somebody else. */
export function withoutQuotations(file: ParsedFile): (prose: Prose) => string {
  const quoted = rangesOf(file, 'blockquote');
  return ({ text, map }) => {
    const [start = 0] = map;
    if (quoted.some(([from, to]) => from <= start && start < to)) return hidden(text);
    const written = file.text.slice(Math.max(0, start - 1), map.at(-1));
    const [, first, last] = titleOfOther.exec(written) ?? [];
    return text
      .replace(first ?? last ?? '', hidden)
      .replace(isOfIssue.test(written) ? text : '', hidden)
      .replace(quotation, hidden);
  };
}
