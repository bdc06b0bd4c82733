import type { Section } from '../../../src/features/search/sections.ts';
import { invisible } from '../../../src/features/search/tokens.ts';
import { areStyledApart, hasClass, isInline, isNotText, proseOf } from '../seo/readable.ts';
import { type Element, isElement, type Node } from '../xml-tree.ts';

/**
 * Extracts the sections of a rendered page, so that text rendered by components can be found, too. A section is an
 * element with an id and a heading; the first is the opening of the page.
 *
 * @param html the screen as rendered by React
 */
export function sectionsOf(html: string): Section[] {
  const sections: Section[] = [];
  addSection('', proseOf(html), sections);
  return sections;
}

function addSection(id: string, element: Element, sections: Section[]): void {
  const section = { id, heading: '', lines: [] };
  sections.push(section);
  addTo(section, element.children, sections);
}

function addTo(section: Section, nodes: readonly Node[], sections: Section[]): void {
  if (nodes.every(isInline)) {
    addLine(section, nodes);
    return;
  }
  for (const node of nodes) {
    if (isElement(node) && (isAside(node) || isNotText(node))) continue;
    if (isInline(node)) addLine(section, [node]);
    else if (isElement(node)) addElement(section, node, sections);
  }
}

function addElement(section: Section, element: Element, sections: Section[]): void {
  const id = idOf(element);
  if (id) addSection(id, element, sections);
  else if (isHeading(element) && !section.heading) section.heading = textOf(element.children);
  else if (element.name === 'address') addLine(section, withDots(element.children));
  else addTo(section, element.children, sections);
}

/** Puts a dot before each `span` of an address, where styles break the line. */
const withDots = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (isElement(node) && node.name === 'span' ? [' · ', node] : [node]));

function addLine(section: Section, nodes: readonly Node[]): void {
  const text = textOf(nodes);
  if (text) section.lines.push(text);
}

/** The id of an element that is a section, as it contains a heading. */
const idOf = (element: Element): string | undefined =>
  hasHeading(element) ? (element.attributes['aria-labelledby'] ?? element.attributes.id) : undefined;

const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);

const hasHeading = ({ children }: Element): boolean =>
  children.some((child) => isElement(child) && (isHeading(child) || hasHeading(child)));

/** Parts that repeat text or lead elsewhere: eyebrows, sample marks, the closing block, list items with only links. */
const isAside = (element: Element): boolean =>
  element.name === 'aside' ||
  ['eyebrow', 'sample'].some((name) => hasClass(element, name)) ||
  (element.name === 'li' && element.children.every(isLink));

const isLink = (node: Node): boolean => (isElement(node) ? /^(?:a|small)$/.test(node.name) : !node.trim());

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node, index) => {
      if (!isElement(node)) return node;
      const text = isNotText(node) ? '' : node.name === 'br' ? ' ' : textOf(node.children);
      return (areStyledApart(nodes[index - 1], node) ? ' ' : '') + text;
    })
    .join('')
    .replace(invisible, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
