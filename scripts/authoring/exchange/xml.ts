import { SaxesParser } from 'saxes';
import { escapeHtml } from '../../site/prerender/document.ts';
import { Unreadable } from './document.ts';

/** An element that was read; names have the prefixes that they are written with. */
export interface Element {
  name: string;
  attributes: { readonly [name: string]: string };
  children: (Element | string)[];
}

const deepest = 100;

/**
 * Reads XML into a tree. A document type is refused, so only the five entities of XML exist.
 *
 * @throws Unreadable when it is not well-formed, in another encoding, or has a document type
 */
export function readXml(text: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const fail = (why: string): never => {
    throw new Unreadable(`line ${parser.line}: ${why}`);
  };
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) fail(`it says that its encoding is ${encoding}; only UTF-8 is read.`);
  });
  parser.on('doctype', () =>
    fail('it has a DOCTYPE, which exchange files never have; it may define entities.'),
  );
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) fail('its elements are nested too deeply.');
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const add = (chunk: string) => void open.at(-1)?.children.push(chunk);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return childrenOf(root)[0] ?? fail('it is empty.');
}

/** The elements in an element, of one name or all. */
export const childrenOf = ({ children }: Element, name?: string): Element[] =>
  children.filter((child) => typeof child !== 'string').filter((child) => !name || child.name === name);

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
