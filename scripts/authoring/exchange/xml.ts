import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { Unreadable } from './document.ts';

/** An element that was read, with the line that it starts on. */
export interface Element {
  name: string;
  namespace: string;
  /** By local name; those with a prefix of another namespace as `{namespace}name`. */
  attributes: ReadonlyMap<string, string>;
  children: (Element | string)[];
  line: number;
}

const deepest = 100;

/**
 * Reads XML into a tree. A document type is refused, so only the five entities of XML exist.
 *
 * @throws Unreadable when it is not well-formed, in another encoding, or has a document type
 */
export function readXml(text: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const root: Element = { name: '', namespace: '', attributes: new Map(), children: [], line: 1 };
  const open = [root];
  const fail = (why: string): never => {
    throw new Unreadable(why, parser.line);
  };
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) fail(`it says that its encoding is ${encoding}; only UTF-8 is read.`);
  });
  parser.on('doctype', () =>
    fail('it has a DOCTYPE, which exchange files never have; it may define entities.'),
  );
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length > deepest) fail('its elements are nested too deeply.');
    const element = {
      name: local,
      namespace: uri,
      attributes: new Map(Object.values(attributes).map((one) => [nameOf(one), one.value])),
      children: [],
      line: parser.line,
    };
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

const nameOf = ({ uri, local }: SaxesAttributeNS): string => (uri ? `{${uri}}${local}` : local);

/** The elements in an element, of one name or all. */
export const childrenOf = ({ children }: Element, name?: string): Element[] =>
  children.filter((child) => typeof child !== 'string').filter((child) => !name || child.name === name);

type Attributes = { readonly [name: string]: string | undefined };

/** The tag that an element starts with. */
export function openTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeXml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** An element as XML; children are XML already. */
export const xml = (name: string, attributes: Attributes, ...children: string[]): string =>
  children.length > 0
    ? `${openTag(name, attributes)}${children.join('')}</${name}>`
    : openTag(name, attributes).replace(/>$/, '/>');

/** The same with each child on a line of its own. */
export const xmlLines = (name: string, attributes: Attributes, children: readonly string[]): string =>
  xml(name, attributes, ...children.map((child) => `\n${child.replaceAll(/^/gm, '  ')}`), '\n');

/** A whole file; children are not indented, since they may be large. */
export const xmlFile = (name: string, attributes: Attributes, children: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${openTag(name, attributes)}\n${children.join('\n')}\n</${name}>\n`;

/** Escapes characters for XML text and double quotes, including line breaks, so that tools keep them. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"\t\n\r]/g, (character) => entities[character] ?? `&#${character.charCodeAt(0)};`);

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
