import { escapeHtml } from '../../site/prerender/document.ts';
import { type Element, isElement } from '../../site/xml-tree.ts';

/** Returns the child elements of an element, all or those with a name. */
export const childrenOf = ({ children }: Element, name?: string): Element[] =>
  children.filter(isElement).filter((child) => !name || child.name === name);

type Attributes = { readonly [name: string]: string };

/** Formats a start tag. */
export const openTag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}>`;

/** Formats an element; its children are already XML. */
export const xml = (name: string, attributes: Attributes, ...children: string[]): string =>
  children.length > 0
    ? `${openTag(name, attributes)}${children.join('')}</${name}>`
    : openTag(name, attributes).replace(/>$/, '/>');

/** Does the same with each child on its own line. */
export const xmlLines = (name: string, attributes: Attributes, children: readonly string[]): string =>
  [openTag(name, attributes), ...children, `</${name}>`].join('\n');

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes text for XML and double-quoted attributes, including tabs and line breaks, so that tools keep them. */
export const escapeXml = (text: string): string =>
  escapeHtml(text).replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
