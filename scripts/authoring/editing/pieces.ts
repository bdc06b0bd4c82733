import type { Nodes, PhrasingContent } from 'mdast';
import { parseBody } from '../../check/core/index.ts';
import { sourceMap } from '../../check/index.ts';
import type { Unit } from './unit.ts';

/**
 * A piece of a text: words, or a code that is the same in every language. A code is either an `object` (`<Email />`,
 * `{{count}}`) or the `open` and `close` ends of markup around words (a link, bold words, the alt text of an image).
 */
export interface Piece {
  type: 'text' | 'object' | 'open' | 'close';
  /** As written in the file; joined, the pieces of a text yield the text. */
  raw: string;
  /** The words, without escapes and line breaks; for a code, its name: `link`, `Email`, `count`. */
  text: string;
  /** The markup of a code, without the words in it: `<Email />`, `[…](/contact)`; empty for words. */
  code: string;
}

/** Splits text that is written like `Unit.english` into pieces. */
export function piecesOf(text: string, { kind, role }: Pick<Unit, 'kind' | 'role'>): Piece[] {
  if (kind === 'plain') return plainPieces(text);
  // Most text has no Markdown syntax, and testing for it is faster than parsing.
  if (!/[\\`*_{}[\]<>&~!\n@]|www\.|:\/\//.test(text)) return [words(text, text)];
  // Parsed as a heading, since what a heading or a cell starts with, such as `1.`, never starts another block.
  const lead = role === 'heading' || role === 'cell' ? '# ' : '';
  const [block, ...others] = parseBody(lead + text).body?.children ?? [];
  const isText = block?.type === 'paragraph' || block?.type === 'heading';
  if (!isText || others.length > 0) return [words(text, text)];
  return inlinePieces(block.children, lead + text, lead.length, lead.length + text.length);
}

const words = (raw: string, text: string): Piece => ({
  type: 'text',
  raw,
  text: text.replace(/\s*\n\s*/g, ' '),
  code: '',
});

const object = (raw: string, text: string): Piece => ({ type: 'object', raw, text, code: raw });

const placeholder = /(\{\{\s*[\w.]+[^{}]*\}\}|<\/?\w+\s*\/?>)/;

/** Splits plain text at its placeholders and tags. */
const plainPieces = (text: string): Piece[] =>
  text.split(placeholder).flatMap((raw, index): Piece[] => {
    if (index % 2 === 0) return raw === '' ? [] : [{ type: 'text', raw, text: raw, code: '' }];
    const [name = ''] = /[\w.]+/.exec(raw) ?? [];
    if (raw.startsWith('{') || raw.endsWith('/>')) return [object(raw, name)];
    if (raw.startsWith('</')) return [{ type: 'close', raw, text: name, code: raw }];
    return [{ type: 'open', raw, text: name, code: `${raw}…</${name}>` }];
  });

/** Splits a range of Markdown text, which contains these nodes, into pieces. */
function inlinePieces(nodes: readonly PhrasingContent[], text: string, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const node of nodes) {
    const [start, end] = rangeOf(node);
    // Translators' notes are not nodes.
    if (start > at) pieces.push(object(text.slice(at, start), 'note'));
    pieces.push(...nodePieces(node, text));
    at = end;
  }
  return at < to ? [...pieces, object(text.slice(at, to), 'note')] : pieces;
}

function nodePieces(node: PhrasingContent, text: string): Piece[] {
  const [start, end] = rangeOf(node);
  const raw = text.slice(start, end);
  if (node.type === 'text') return [words(raw, node.value)];
  const name = names[node.type] ?? ('name' in node ? String(node.name) : node.type);
  const [from, to] = insideOf(node, raw, start);
  if (from === start || from >= to) return [object(raw, name)];
  const [before, after] = [text.slice(start, from), text.slice(to, end)];
  return [
    { type: 'open', raw: before, text: name, code: `${before}…${after}` },
    ...('children' in node
      ? inlinePieces(node.children, text, from, to)
      : [words(text.slice(from, to), node.type === 'image' ? (node.alt ?? '') : '')]),
    { type: 'close', raw: after, text: name, code: after },
  ];
}

/** Returns the range of the translatable words in a node; empty if there are none. */
function insideOf(node: PhrasingContent, raw: string, start: number): [from: number, to: number] {
  if (node.type === 'image' && node.alt) {
    const map = sourceMap(raw.slice('!['.length), node.alt, start + '!['.length);
    return [start + '!['.length, map.at(-1) ?? start];
  }
  const children = 'children' in node && !('name' in node) ? node.children : [];
  const [first, last] = [children[0], children.at(-1)];
  return first && last ? [rangeOf(first)[0], rangeOf(last)[1]] : [start, start];
}

const names: { readonly [type: string]: string } = {
  link: 'link',
  linkReference: 'link',
  image: 'image',
  strong: 'b',
  emphasis: 'i',
  delete: 's',
  inlineCode: 'code',
  break: 'br',
};

const rangeOf = ({ position }: Nodes): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
