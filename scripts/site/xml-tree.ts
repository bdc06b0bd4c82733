import { SaxesParser } from 'saxes';

/** An element that was read; names have the prefixes that they are written with. Strings are text. */
export interface Element {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: Node[];
}

export type Node = Element | string;

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object';

const deepest = 100;

/**
 * Reads XML, or HTML as React writes it, into a tree. A document type is refused, so only the five entities of XML
 * exist.
 *
 * @throws Error when it is not well-formed, in another encoding, or has a document type
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
  return root.children.find(isElement) ?? fail('it is empty.');
}
