import type { Section } from '../../../src/features/search/sections.ts';
import { invisible } from '../../../src/features/search/tokens.ts';
import { type HtmlElement, type HtmlNode, isElement, readElement } from '../seo/html-tree.ts';
import { hasClass, isApart, isInline, isLeftOut } from '../seo/readable.ts';

/**
 * The sections of a rendered page, so that texts rendered by components can be found too. A section is what an id
 * targets and a heading names; the first is the opening of the page.
 *
 * @param html the screen as rendered by React, with the text in an element of the class `prose`
 */
export function sectionsOf(html: string): Section[] {
  const start = html.search(/<div class="prose"/);
  const sections: Section[] = [];
  if (start >= 0) addSection('', readElement(html.slice(start)), sections);
  return sections;
}

function addSection(id: string, element: HtmlElement, sections: Section[]): void {
  const section = { id, heading: '', lines: [] };
  sections.push(section);
  addTo(section, element.children, sections);
}

function addTo(section: Section, nodes: readonly HtmlNode[], sections: Section[]): void {
  if (nodes.every(isInline)) {
    addLine(section, nodes);
    return;
  }
  for (const node of nodes) {
    if (isElement(node) && (isAside(node) || isLeftOut(node))) continue;
    if (isInline(node)) addLine(section, [node]);
    else if (isElement(node)) addElement(section, node, sections);
  }
}

function addElement(section: Section, element: HtmlElement, sections: Section[]): void {
  const id = idOf(element);
  if (id) addSection(id, element, sections);
  else if (isHeading(element) && !section.heading) section.heading = textOf(element.children);
  else if (element.name === 'address') addLine(section, withDots(element.children));
  else addTo(section, element.children, sections);
}

/** Joins the lines of an address, which styles break before each `span`. */
const withDots = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) => (isElement(node) && node.name === 'span' ? [' · ', node] : [node]));

function addLine(section: Section, nodes: readonly HtmlNode[]): void {
  const text = textOf(nodes);
  if (text) section.lines.push(text);
}

/** The id of an element that is a section. */
const idOf = (element: HtmlElement): string | undefined =>
  hasHeading(element) ? (element.attributes['aria-labelledby'] ?? element.attributes.id) : undefined;

const isHeading = ({ name }: HtmlElement): boolean => /^h[1-6]$/.test(name);

const hasHeading = ({ children }: HtmlElement): boolean =>
  children.some((child) => isElement(child) && (isHeading(child) || hasHeading(child)));

/** Parts that repeat or lead elsewhere: the line over the heading, sample marks, the closing block, links in a list. */
const isAside = (element: HtmlElement): boolean =>
  element.name === 'aside' ||
  ['eyebrow', 'sample'].some((name) => hasClass(element, name)) ||
  (element.name === 'li' && element.children.every(isLink));

const isLink = (node: HtmlNode): boolean =>
  isElement(node) ? /^(?:a|small)$/.test(node.name) : !node.trim();

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node, index) => {
      if (!isElement(node)) return node;
      const text = isLeftOut(node) ? '' : node.name === 'br' ? ' ' : textOf(node.children);
      return (isApart(nodes[index - 1], node) ? ' ' : '') + text;
    })
    .join('')
    .replace(invisible, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
