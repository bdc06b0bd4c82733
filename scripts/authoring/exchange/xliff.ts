import {
  type CodedText,
  type ExchangePage,
  type ExchangeUnit,
  type Languages,
  markOf,
  nameOf,
  partsOf,
  type ReadDocument,
  type ReadPiece,
  type ReadUnit,
  Unreadable,
} from './document.ts';
import {
  childrenOf,
  type Element,
  escapeXml,
  openTag,
  readXml,
  xml,
  xmlDeclaration,
  xmlLines,
} from './xml.ts';

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

const unitOf = ({ id, source, target, state, notes }: ExchangeUnit, path: string, language: string): string =>
  xmlLines('trans-unit', { id: nameOf(path, id), 'hulma:mark': markOf(language, target, state) }, [
    xml('source', {}, inline(source)),
    // OmegaT translates the text of the target, so there has to be one.
    xml('target', { state: states[state] }, inline(target ?? source)),
    ...notes.map((note) => xml('note', {}, escapeXml(note))),
  ]);

function inline(text: CodedText): string {
  return text
    .map(({ type, id, text, raw }, _, all) => {
      if (type === 'text') return escapeXml(text);
      if (type === 'object') return xml('x', { id, 'equiv-text': raw });
      if (type === 'close') return '</g>';
      const close = all.find((piece) => piece.type === 'close' && piece.id === id);
      return openTag('g', { id, ctype: `x-${text}`, 'equiv-text': `${raw}…${close?.raw}` });
    })
    .join('');
}

/** Reads XLIFF 1.2. @throws Unreadable when it is neither an export nor what tools make of one */
export function readXliff(text: string): ReadDocument {
  const root = readXml(text);
  const files = childrenOf(root, 'file');
  const [pair, ...others] = new Set(
    files.map(({ attributes }) => `${attributes['source-language']} ${attributes['target-language']}`),
  );
  const [source = '', language = ''] = pair?.split(' ') ?? [];
  if (root.name !== 'xliff' || root.attributes.version !== '1.2' || others.length > 0)
    throw new Unreadable('it is not an XLIFF 1.2 file from one language to one other.');
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
  return {
    ...partsOf(unit.attributes.id ?? ''),
    source: source ? textOf(source) : [],
    target: target ? textOf(target) : [],
    isDone: /^(?:translated|signed-off|final)$/.test(target?.attributes.state ?? ''),
    mark: unit.attributes['hulma:mark'],
  };
}

/** The words and codes of a text. */
function textOf({ children }: Element): ReadPiece[] {
  return children.flatMap((child): ReadPiece[] => {
    if (typeof child === 'string') return [{ type: 'text', text: child, id: '' }];
    const { id = '' } = child.attributes;
    if (child.name === 'g')
      return [{ type: 'open', text: '', id }, ...textOf(child), { type: 'close', text: '', id }];
    // A marker that tools put around words.
    if (child.name === 'mrk') return textOf(child);
    return [{ type: 'object', text: '', id: child.name === 'x' ? id : `<${child.name}>` }];
  });
}
