import { type Element, readXml } from '../../site/xml-tree.ts';
import { type CodedText, codedTexts } from './codes.ts';
import {
  type ExchangePage,
  type ExchangeUnit,
  type Languages,
  markOf,
  nameOf,
  partsOf,
  type ReadDocument,
  type ReadUnit,
} from './document.ts';
import { childrenOf, escapeXml, openTag, xml, xmlDeclaration, xmlLines } from './xml.ts';

const states = { missing: 'new', stale: 'needs-review-translation', translated: 'translated' };

/** Writes XLIFF 1.2. */
export function writeXliff(pages: readonly ExchangePage[], { source, language }: Languages): string {
  const namespaces = { xmlns: 'urn:oasis:names:tc:xliff:document:1.2', 'xmlns:hulma': 'urn:hulma:exchange' };
  const files = pages.map(({ path, address, units }) => {
    const attributes = {
      original: path,
      'source-language': source,
      'target-language': language,
      datatype: 'plaintext',
      'xml:space': 'preserve',
    };
    const written = units.map((unit) => unitOf(unit, path, language));
    return xmlLines('file', attributes, [
      ...(address ? [xml('header', {}, xml('note', {}, escapeXml(address)))] : []),
      xmlLines('body', {}, written),
    ]);
  });
  return `${xmlDeclaration}\n${xmlLines('xliff', { version: '1.2', ...namespaces }, files)}\n`;
}

function unitOf({ unit, notes }: ExchangeUnit, path: string, language: string): string {
  const { source, target = source } = codedTexts(unit);
  const mark = markOf(language, unit.target, unit.state);
  return xmlLines('trans-unit', { id: nameOf(path, unit), 'hulma:mark': mark }, [
    xml('source', {}, inline(source)),
    // OmegaT translates the text of the target, so there has to be one.
    xml('target', { state: states[unit.state] }, inline(target)),
    ...notes.map((note) => xml('note', {}, escapeXml(note))),
  ]);
}

/** Words are written as in the content, codes as elements that say how they are written there. */
const inline = (text: CodedText): string =>
  text
    .map(({ type, id, text: name, raw, code }) => {
      if (type === 'text') return escapeXml(raw);
      if (type === 'close') return '</g>';
      if (type === 'object') return xml('x', { id, 'equiv-text': code });
      return openTag('g', { id, ctype: `x-${name}`, 'equiv-text': code });
    })
    .join('');

/** Reads XLIFF 1.2. @throws Error when it is neither an export nor what tools make of one */
export function readXliff(text: string): ReadDocument {
  const root = readXml(text);
  const files = childrenOf(root, 'file');
  const [pair, ...others] = new Set(
    files.map(({ attributes }) => `${attributes['source-language']} ${attributes['target-language']}`),
  );
  const [source = '', language = ''] = pair?.split(' ') ?? [];
  if (root.name !== 'xliff' || root.attributes.version !== '1.2' || others.length > 0)
    throw new Error('it is not an XLIFF 1.2 file from one language to one other.');
  const units = files.flatMap((file) => childrenOf(file, 'body').flatMap(unitsIn).map(readUnit));
  return { source, language, units };
}

/** The units in an element; tools may put them into groups. */
const unitsIn = (element: Element): Element[] =>
  childrenOf(element).flatMap((child) =>
    child.name === 'trans-unit' ? [child] : child.name === 'group' ? unitsIn(child) : [],
  );

function readUnit(unit: Element): ReadUnit {
  const [source, target] = ['source', 'target'].map((name) => childrenOf(unit, name)[0]);
  // The source may have lost fewer attributes on its way.
  const codes = new Map([...codesIn(target), ...codesIn(source)]);
  return {
    ...partsOf(unit.attributes.id ?? ''),
    source: textOf(source, codes),
    target: textOf(target, codes),
    isDone: /^(?:translated|signed-off|final)$/.test(target?.attributes.state ?? ''),
    mark: unit.attributes['hulma:mark'],
  };
}

/** How the codes in an element are written in the content, by their ids. */
const codesIn = (element: Element | undefined): [id: string, written: string][] =>
  (element ? childrenOf(element) : []).flatMap((child) => {
    const { id = '', 'equiv-text': written } = child.attributes;
    return [...(written ? [[id, written] as [string, string]] : []), ...codesIn(child)];
  });

/** A text as written in the content; a code that is unknown is a placeholder that English does not have. */
function textOf(element: Element | undefined, codes: ReadonlyMap<string, string>): string {
  const pieces = (element?.children ?? []).map((child) => {
    if (typeof child === 'string') return child;
    // A marker that tools put around words.
    if (child.name === 'mrk') return textOf(child, codes);
    const { id = child.name } = child.attributes;
    const [before, after = ''] = (codes.get(id) ?? `{{${id}}}`).split('…', 2);
    return child.name === 'g' ? before + textOf(child, codes) + after : before;
  });
  return pieces.join('');
}
