import { type Element, isElement, type Node, readXml } from '../xml-tree.ts';

/* Decides which parts of a page are text, for its Markdown version and for search. */

/**
 * Returns the element that contains the text of a page.
 *
 * @param html the screen as rendered by React, with the text in an element of class `prose`
 * @throws Error when the screen has no such element
 */
export function proseOf(html: string): Element {
  const find = (element: Element): Element | undefined =>
    hasClass(element, 'prose') ? element : element.children.filter(isElement).map(find).find(Boolean);
  const prose = find(readXml(`<screen>${html}</screen>`));
  if (!prose) throw new Error('A screen has no element with the class “prose”, which must contain its text.');
  return prose;
}

export const hasClass = ({ attributes }: Element, name: string): boolean =>
  attributes.class?.split(' ').includes(name) === true;

/** Whether an element is only visual or interactive, or needs a script. */
export const isNotText = (element: Element): boolean =>
  /^(?:svg|canvas|form|button|input|textarea|select|script|noscript|template)$/.test(element.name) ||
  element.attributes['aria-hidden'] === 'true' ||
  element.attributes.role === 'status' ||
  ['needs-script', 'hero-drawing', 'local-time'].some((name) => hasClass(element, name));

const inlineNames =
  /^(?:a|abbr|b|bdi|br|cite|code|del|em|i|img|kbd|mark|picture|q|s|small|source|span|strong|sub|sup|time|u|wbr)$/;

/** Whether a node is part of a line of text. */
export const isInline = (node: Node): boolean =>
  !isElement(node) || isNotText(node) || (inlineNames.test(node.name) && node.children.every(isInline));

/** Whether styles separate two adjacent nodes without a space between them. */
export const areStyledApart = (...nodes: readonly (Node | undefined)[]): boolean =>
  nodes.every((node) => isElement(node) && /^(?:a|picture|span)$/.test(node.name));
