import { type Element, readXml } from '../../site/xml-tree.ts';
import { type CodedText, codedTexts } from './codes.ts';
import {
  type ExchangePage,
  type ExchangeUnit,
  fingerprintOf,
  type Languages,
  type ReadDocument,
  type ReadUnit,
  splitUnitName,
  unitNameOf,
} from './document.ts';
import { childrenOf, escapeXml, openTag, xml, xmlDeclaration, xmlLines } from './xml.ts';

const states = { missing: 'new', stale: 'needs-review-translation', translated: 'translated' };

/** Formats pages as XLIFF 1.2. */
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
  const mark = fingerprintOf(language, unit.target, unit.state);
  return xmlLines('trans-unit', { id: unitNameOf(path, unit), 'hulma:mark': mark }, [
    xml('source', {}, inline(source)),
    // OmegaT takes the target as the text to translate, so there has to be one.
    xml('target', { state: states[unit.state] }, inline(target)),
    ...notes.map((note) => xml('note', {}, escapeXml(note))),
  ]);
}

/** Writes words as in the content, and codes as elements whose `equiv-text` is the code in the content. */
const inline = (text: CodedText): string =>
  text
    .map(({ type, id, text: name, raw, code }) => {
      if (type === 'text') return escapeXml(raw);
      if (type === 'close') return '</g>';
      if (type === 'object') return xml('x', { id, 'equiv-text': code });
      return openTag('g', { id, ctype: `x-${name}`, 'equiv-text': code });
    })
    .join('');

/** Reads XLIFF 1.2. @throws Error when it is broken, in another format, or in several pairs of languages */
export function readXliff(text: string): ReadDocument {
  const root = readXml(text);
  const files = childrenOf(root, 'file');
  const [pair, ...others] = new Set(
    files.map(({ attributes }) => `${attributes['source-language']} ${attributes['target-language']}`),
  );
  const [source = '', language = ''] = pair?.split(' ') ?? [];
  if (root.name !== 'xliff' || root.attributes.version !== '1.2' || others.length > 0)
    throw new Error('it is not an XLIFF 1.2 file with one source language and one target language.');
  const units = files.flatMap((file) => childrenOf(file, 'body').flatMap(unitsIn).map(readUnit));
  return { source, language, units };
}

/** Returns the units in an element; tools may put them into groups. */
const unitsIn = (element: Element): Element[] =>
  childrenOf(element).flatMap((child) =>
    child.name === 'trans-unit' ? [child] : child.name === 'group' ? unitsIn(child) : [],
  );

function readUnit(unit: Element): ReadUnit {
  const [source, target] = ['source', 'target'].map((name) => childrenOf(unit, name)[0]);
  // The source takes precedence, since tools may have dropped fewer of its attributes.
  const codes = new Map([...codesIn(target), ...codesIn(source)]);
  return {
    ...splitUnitName(unit.attributes.id ?? ''),
    source: textOf(source, codes),
    target: textOf(target, codes),
    isDone: /^(?:translated|signed-off|final)$/.test(target?.attributes.state ?? ''),
    fingerprint: unit.attributes['hulma:mark'],
  };
}

/** Returns how the codes in an element are written in the content, by id. */
const codesIn = (element: Element | undefined): [id: string, written: string][] =>
  (element ? childrenOf(element) : []).flatMap((child) => {
    const { id = '', 'equiv-text': written } = child.attributes;
    return [...(written ? [[id, written] as [string, string]] : []), ...codesIn(child)];
  });

/** Returns text as written in the content. An unknown code becomes a placeholder that English does not have. */
function textOf(element: Element | undefined, codes: ReadonlyMap<string, string>): string {
  const pieces = (element?.children ?? []).map((child) => {
    if (typeof child === 'string') return child;
    // An annotation that tools put around words.
    if (child.name === 'mrk') return textOf(child, codes);
    const { id = child.name } = child.attributes;
    const [before, after = ''] = (codes.get(id) ?? `{{${id}}}`).split('…', 2);
    return child.name === 'g' ? before + textOf(child, codes) + after : before;
  });
  return pieces.join('');
}
