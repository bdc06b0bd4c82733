import { SaxesParser } from 'saxes';

/** A parsed element; names include their namespace prefixes as written. String nodes are text. */
export interface Element {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: Node[];
}

export type Node = Element | string;

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object';

const maxDepth = 100;

/**
 * Parses XML, or HTML as rendered by React, into a tree. A DOCTYPE is rejected, so only XML's five predefined entities
 * exist.
 *
 * @throws Error when it is not well-formed, too deep or empty, declares another encoding than UTF-8, or has a DOCTYPE
 */
export function readXml(text: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const fail = (why: string): never => {
    throw new Error(`line ${parser.line}: ${why}`);
  };
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) fail(`it declares the encoding ${encoding}; only UTF-8 is supported.`);
  });
  parser.on('doctype', () => fail('it has a DOCTYPE, which is not allowed, because it may define entities.'));
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > maxDepth) fail('its elements are nested too deeply.');
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const add = (chunk: string) => void open.at(-1)?.children.push(chunk);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return root.children.find(isElement) ?? fail('it is empty.');
}
