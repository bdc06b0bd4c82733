import { escapeHtml } from '../../site/prerender/document.ts';
import { type Element, isElement } from '../../site/xml-tree.ts';

/** The elements in an element, of one name or all. */
export const childrenOf = ({ children }: Element, name?: string): Element[] =>
  children.filter(isElement).filter((child) => !name || child.name === name);

type Attributes = { readonly [name: string]: string };

/** The tag that an element starts with. */
export const openTag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}>`;

/** An element as XML; children are XML already. */
export const xml = (name: string, attributes: Attributes, ...children: string[]): string =>
  children.length > 0
    ? `${openTag(name, attributes)}${children.join('')}</${name}>`
    : openTag(name, attributes).replace(/>$/, '/>');

/** The same with each child on a line of its own. */
export const xmlLines = (name: string, attributes: Attributes, children: readonly string[]): string =>
  [openTag(name, attributes), ...children, `</${name}>`].join('\n');

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes characters for XML text and double quotes, including line breaks, so that tools keep them. */
export const escapeXml = (text: string): string =>
  escapeHtml(text).replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
