import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { collapse, normalize } from './normalize.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Inline elements. */
const inline =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|label|mark|q|s|samp|small|span|strong|su[bp]|time|u|var|wbr)$/;

/** Parses a document; the content of `<noscript>` becomes elements. */
export const parseHtml = (html: string): Node => parse(html, { scriptingEnabled: false });

/** All elements of a tree, in order. */
export function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

/** The value of an attribute, or an empty string. */
export const attribute = (element: Element, name: string): string =>
  element.attrs.find((attr) => attr.name === name)?.value ?? '';

/** An element as a line: its name and its matching attributes, sorted. */
export function tagOf({ tagName, attrs }: Element, names = /./): string {
  const chosen = attrs.filter(({ name }) => names.test(name)).map(({ name, value }) => `${name}="${value}"`);
  return normalize([tagName, ...chosen.sort()].join(' '));
}

/** The text directly in an element, such as a script. */
export const contentOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** The text that visitors read, one line per block. */
export function textLines(node: Node): string[] {
  return textOf(node).split('\n').map(collapse).filter(Boolean);
}

function textOf(node: Node): string {
  if ('value' in node) return node.value.replaceAll('\n', ' ');
  if (!('childNodes' in node) || /^(?:script|style)$/.test(node.nodeName)) return '';
  const text = node.childNodes.map(textOf).join('');
  return inline.test(node.nodeName) ? text : `\n${text}\n`;
}
