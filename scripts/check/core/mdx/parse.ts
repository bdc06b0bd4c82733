import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { type ParseProblem, type Place, placeAt, startOfFile } from '../located.ts';
import { dropComments } from './comments.ts';
import { contentSyntax } from './syntax.ts';

const markdown = unified().use(remarkParse).use(contentSyntax).freeze();
const remark = unified().use(remarkParse).use(contentSyntax).use(remarkMdx).freeze();

/**
 * The syntax tree of an MDX file, with places in the whole file and without comments.
 * @param text the whole file, frontmatter included
 * @throws VFileMessage where it cannot be read
 */
export function treeOf(text: string): Root {
  const tree = remark.parse(text);
  dropComments(tree);
  return tree;
}

export type BodyResult = { ok: true; tree: Root } | ({ ok: false } & ParseProblem);

/**
 * Parses an MDX file into its syntax tree, with places in the whole file. Nothing of it is evaluated.
 * @param text the whole file, frontmatter included
 */
export function parseBody(text: string): BodyResult {
  try {
    return { ok: true, tree: treeOf(text) };
  } catch (error) {
    return { ok: false, ...explainMdx(error as Partial<VFileMessage>, text) };
  }
}

/** Parses Markdown with HTML, in which nothing can be wrong. */
export const parseMarkdown = (text: string): BodyResult => ({ ok: true, tree: markdown.parse(text) });

/** Puts an error of the parser into words for somebody who writes text, and points at its cause. */
function explainMdx(
  { reason, place, source, ruleId, message }: Partial<VFileMessage>,
  text: string,
): ParseProblem {
  const start = place && ('start' in place ? place.start : place);
  const at: Place = start ? { line: start.line, column: start.column } : startOfFile;
  if (ruleId === 'end-tag-mismatch' && reason) return explainTag(reason, at);
  if (!start) {
    const what = `the text cannot be read: ${message}.`;
    return { place: at, message: what, fix: 'compare the file with the English one.' };
  }
  if (source === 'micromark-extension-mdx-expression') {
    const [note = -1] = [...text.slice(0, offsetOf(text, at) + 2).matchAll(/\{\/[/*]?/g)]
      .map(({ index }) => index)
      .slice(-1);
    if (note >= 0 && !text.slice(note, offsetOf(text, at)).includes('*/}')) {
      const message = 'the note that starts here has no end.';
      return { place: placeAt(text, note), message, fix: 'write notes as {/* note */}.' };
    }
    return {
      place: lastOpen('{', text, at, '}'),
      message: 'a { opens an expression, which content cannot have.',
      fix: 'write \\{ where the brace belongs to the text; placeholders such as {{email}} work in the frontmatter only.',
    };
  }
  if (source === 'micromark-extension-mdxjs-esm') {
    return {
      place: { line: at.line, column: 1 },
      message: 'a line that starts with “import” or “export” is read as program code.',
      fix: 'let the line start with another word.',
    };
  }
  if (ruleId === 'unexpected-closing-slash') {
    return {
      place: at,
      message: 'a component is closed here that was not opened.',
      fix: 'write components as <Hero />.',
    };
  }
  return explainOpening(lastOpen('<', text, at), text);
}

/** A `<` that opens neither a component nor anything else that can be read. */
function explainOpening(place: Place, text: string): ParseProblem {
  const rest = text.slice(offsetOf(text, place));
  if (rest.startsWith('<!--')) {
    return {
      place,
      message: 'a comment of HTML stands in the text.',
      fix: 'write it as {/* note */}, which nobody sees on the page.',
    };
  }
  const [address] = /^<(?:https?:|mailto:)[^>\s]*>?/.exec(rest) ?? [];
  if (address) {
    const fix = `write [words of the link](${address.replace(/[<>]/g, '')}).`;
    return { place, message: `the address ${address} cannot be read as a link.`, fix };
  }
  // A tag up to the value of an attribute that stands in no straight quotation marks.
  const [before, tag = '', name = '', sign = '', value = ''] =
    /^(<[A-Za-z][\w.-]{0,60}(?:\s+[\w-]{1,60}(?:="[^"<>]{0,200}")?){0,20}?\s+([\w-]{1,60})=)([“”„«»‘’'‚]?)([^\s“”„«»‘’'"‚<>/{]{1,200})/.exec(
      rest,
    ) ?? [];
  if (before !== undefined) {
    return {
      place: placeAt(text, offsetOf(text, place) + tag.length),
      message: sign
        ? `the quotation mark ${sign} is not the one of attributes.`
        : `the value of “${name}” stands without quotation marks.`,
      fix: `write ${sign ? 'straight double quotes: ' : ''}${name}="${value}".`,
    };
  }
  return {
    place,
    message: 'a < opens a component, but what follows does not read as one.',
    fix: 'write \\< where the sign belongs to the text, and components as in the English file, such as <Hero />.',
  };
}

/** A tag without its partner. The parser names the place of the tag that is open, which is the one to mend. */
function explainTag(reason: string, at: Place): ParseProblem {
  const [, line, column] = /for `<[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  const [, name = ''] = /for `<([^`\s/>]*)/.exec(reason) ?? /`<\/?([^`\s/>]*)/.exec(reason) ?? [];
  return {
    place: line && column ? { line: Number(line), column: Number(column) } : at,
    message: `<${name}> is not closed.`,
    fix: /^[A-Z]/.test(name)
      ? `write <${name} />.`
      : 'use Markdown instead of HTML; write \\< where the sign belongs to the text.',
  };
}

/** Place of the last opening sign up to a place that has no closing sign after it; otherwise the place itself. */
function lastOpen(open: string, text: string, at: Place, close?: string): Place {
  let closed = 0;
  for (let offset = offsetOf(text, at); offset >= 0; offset--) {
    if (close !== undefined && text[offset] === close) closed++;
    else if (text[offset] === open && text[offset - 1] !== '\\' && closed-- === 0)
      return placeAt(text, offset);
  }
  return at;
}

/** Character offset of a place. */
function offsetOf(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((length, { length: own }) => length + own + 1, column - 1);
}
