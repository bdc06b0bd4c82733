import { type HtmlElement, type HtmlNode, isElement } from './html-tree.ts';

/* Which parts of a page are text, for its Markdown version and for search. */

export const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  attributes.class?.split(' ').includes(name) === true;

/** Content that is only visual or interactive, or needs a script. */
export const isLeftOut = (element: HtmlElement): boolean =>
  /^(?:svg|canvas|form|button|input|textarea|select|script|noscript|template)$/.test(element.name) ||
  element.attributes['aria-hidden'] === 'true' ||
  element.attributes.role === 'status' ||
  ['needs-script', 'hero-drawing', 'local-time'].some((name) => hasClass(element, name));

const inlineNames =
  /^(?:a|abbr|b|bdi|br|cite|code|del|em|i|img|kbd|mark|picture|q|s|small|source|span|strong|sub|sup|time|u|wbr)$/;

/** True for nodes that are part of a line of text. */
export const isInline = (node: HtmlNode): boolean =>
  !isElement(node) || isLeftOut(node) || (inlineNames.test(node.name) && node.children.every(isInline));

/** True if styles separate two nodes where the text has no space. */
export const isApart = (...nodes: readonly (HtmlNode | undefined)[]): boolean =>
  nodes.every((node) => isElement(node) && /^(?:a|picture|span)$/.test(node.name));
