import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import type { Parsed } from '../parsed-file.ts';
import { offsetAt, type Place, placeAt, startOfFile } from '../parsing/located.ts';
import { type ParseProblem, parseProblem } from '../parsing/problem.ts';
import { dropComments } from './comments.ts';
import { visit } from './nodes.ts';

/** Frontmatter and GitHub Flavored Markdown. Only double tildes are strikethrough, since “1~3” is a range. */
const gfm = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm, { singleTilde: false });

/** In CommonMark, `**` between a letter and punctuation emphasizes nothing, though East Asian text often needs it. */
const cjk = gfm().use(remarkCjkFriendly);
const commonMark = { markdown: gfm().freeze(), mdx: gfm().use(remarkMdx).freeze() };
const cjkFriendly = { markdown: cjk().freeze(), mdx: cjk().use(remarkMdx).freeze() };
const parsersFor = (isCjkFriendly: boolean) => (isCjkFriendly ? cjkFriendly : commonMark);

/** Returns the syntax tree of an MDX file, without comments. @throws VFileMessage when it cannot be parsed */
export function treeOf(text: string, isCjkFriendly = true): Root {
  const tree = withPositions(parsersFor(isCjkFriendly).mdx.parse(text));
  dropComments(tree);
  return tree;
}

/** Gives the parts that remark-gfm splits text into at an address, which have no positions, that of their parent. */
function withPositions(tree: Root): Root {
  visit(tree, (node, parent) => {
    if (parent?.position) node.position ??= parent.position;
  });
  return tree;
}

export type BodyResult = Pick<Parsed, 'body' | 'problems'>;

/** Parses an MDX file into its syntax tree, with positions in the whole file. Nothing in it is evaluated. */
export function parseBody(text: string, isCjkFriendly?: boolean): BodyResult {
  try {
    return { body: treeOf(text, isCjkFriendly), problems: [] };
  } catch (error) {
    return { body: undefined, problems: [explainMdx(error as Partial<VFileMessage>, text)] };
  }
}

/** Parses Markdown with HTML, which cannot have syntax errors. */
export const parseMarkdown = (text: string, isCjkFriendly: boolean): BodyResult => ({
  body: withPositions(parsersFor(isCjkFriendly).markdown.parse(text)),
  problems: [],
});

/** Translates a parser error into a problem that writers understand, located at its cause. */
function explainMdx(
  { reason, place, source, ruleId, message }: Partial<VFileMessage>,
  text: string,
): ParseProblem {
  const start = place && ('start' in place ? place.start : place);
  const at: Place = start ?? startOfFile;
  if (ruleId === 'end-tag-mismatch' && reason) return explainTag(reason, at);
  if (!start) return parseProblem({ place: at }, 'mdx', { reason: message ?? '' });
  if (source === 'micromark-extension-mdx-expression') {
    const place = lastOpen('{', text, at, '}');
    const line = text.split('\n', place.line)[place.line - 1] ?? '';
    const [, id] = /^\{#([\w-]+)\}\s*$/.exec(line.startsWith('#') ? line.slice(place.column - 1) : '') ?? [];
    return parseProblem({ place }, 'brace', id ? { id } : {});
  }
  if (source === 'micromark-extension-mdxjs-esm')
    return parseProblem({ place: { line: at.line, column: 1 } }, 'esm');
  if (ruleId === 'unexpected-closing-slash') return parseProblem({ place: at }, 'unopened-tag');
  // A value that a curly quote closes goes on to the straight quote of a later attribute, or to the end of the file.
  const end = offsetAt(text, at);
  const unclosed = /="[^"\n<>]*?[“”„«»‘’‚](?=\s*(?:\/?>|[\w-]+=))/.exec(text.slice(0, end));
  const quote = unclosed ? unclosed.index + unclosed[0].length - 1 : end;
  const [sign] = /[“”„«»‘’‚]/.exec(text.charAt(quote)) ?? [];
  if (sign || reason?.includes(' before attribute value'))
    return parseProblem({ place: placeAt(text, quote) }, 'attribute-quotes', sign ? { sign } : {});
  const opening = lastOpen('<', text, at);
  const isComment = text.startsWith('<!--', offsetAt(text, opening));
  return parseProblem({ place: opening }, isComment ? 'html-comment' : 'less-than');
}

/** Explains a tag without a counterpart. The parser's message gives the place of the open tag, the one to fix. */
function explainTag(reason: string, at: Place): ParseProblem {
  const [, line, column] = /for `<[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  const [, name = ''] = /for `<([^`\s/>]*)/.exec(reason) ?? /`<\/?([^`\s/>]*)/.exec(reason) ?? [];
  const place = line && column ? { line: Number(line), column: Number(column) } : at;
  const [, closing] = /closing tag `<\/([^`\s>]*)/.exec(reason) ?? [];
  const other = closing && closing !== name ? { closing, closingLine: at.line } : {};
  return parseProblem({ place }, 'unclosed-tag', { name, ...other });
}

/** Returns the place of the last unclosed opening character at or before a place, or else the place itself. */
function lastOpen(open: string, text: string, at: Place, close?: string): Place {
  let closed = 0;
  for (let offset = offsetAt(text, at); offset >= 0; offset--) {
    if (close !== undefined && text[offset] === close) closed++;
    else if (text[offset] === open && text[offset - 1] !== '\\' && closed-- === 0)
      return placeAt(text, offset);
  }
  return at;
}
