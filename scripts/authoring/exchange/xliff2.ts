import {
  type CodedText,
  type ExchangeUnit,
  type Format,
  markOf,
  nameOf,
  ownNamespace,
  partsOf,
  type ReadDocument,
  type ReadPiece,
  type ReadUnit,
} from './document.ts';
import { textOf, unitsIn } from './xliff-units.ts';
import { childrenOf, type Element, escapeXml, openTag, xml, xmlFile, xmlLines } from './xml.ts';

/** The namespace of XLIFF 2.0 and 2.1. */
export const xliff2Namespace = 'urn:oasis:names:tc:xliff:document:2.0';

export const xliff2: Format = {
  extension: '.xlf',
  page: ({ path, address, units }, { language }) =>
    xmlLines(
      'file',
      { id: path.replaceAll('/', '.'), original: path, canResegment: 'no', 'xml:space': 'preserve' },
      [
        ...notesOf(address ? [address] : []),
        ...units.map((unit, index) => unitOf(unit, `u${index + 1}`, path, language)),
      ],
    ),
  file: (pages, { source, language }, count) =>
    xmlFile(
      'xliff',
      {
        version: '2.1',
        xmlns: xliff2Namespace,
        'xmlns:hulma': ownNamespace,
        srcLang: source,
        trgLang: language,
        'hulma:units': String(count),
      },
      pages,
    ),
};

const notesOf = (notes: readonly string[]): string[] => {
  const lines = notes.map((note) => xml('note', {}, escapeXml(note)));
  return lines.length > 0 ? [xmlLines('notes', {}, lines)] : [];
};

function unitOf(
  { id: own, source, target, state, notes }: ExchangeUnit,
  id: string,
  path: string,
  language: string,
): string {
  const name = nameOf(path, own);
  const segment = {
    state: state === 'translated' ? 'translated' : 'initial',
    subState: state === 'stale' ? 'hulma:needs-review' : undefined,
  };
  return xmlLines('unit', { id, name, 'hulma:mark': markOf(language, target, state) }, [
    ...notesOf(notes),
    xmlLines('segment', segment, [
      xml('source', {}, inline(source)),
      ...(target ? [xml('target', {}, inline(target))] : []),
    ]),
  ]);
}

function inline(text: CodedText): string {
  return text
    .map(({ type, id, text, raw }, _, all) => {
      if (type === 'text') return escapeXml(text);
      if (type === 'close') return '</pc>';
      if (type === 'object') return xml('ph', { id, equiv: text, disp: raw });
      const close = all.find((piece) => piece.type === 'close' && piece.id === id);
      return openTag('pc', { id, dispStart: raw, dispEnd: close?.raw });
    })
    .join('');
}

/** Reads XLIFF 2.0 or 2.1. */
export function readXliff2(root: Element, name: string): ReadDocument {
  return {
    name,
    source: root.attributes.get('srcLang') ?? '',
    language: root.attributes.get('trgLang') ?? '',
    count: root.attributes.get(`{${ownNamespace}}units`),
    units: childrenOf(root, 'file')
      .flatMap((one) => unitsIn(one, 'unit'))
      .map(readUnit),
  };
}

function readUnit(unit: Element): ReadUnit {
  // Tools may split a unit into segments, with ignorable text between them.
  const segments = childrenOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const text = (name: string): ReadPiece[] =>
    segments.flatMap((segment) => {
      const [own = segment.name === 'ignorable' ? childrenOf(segment, 'source')[0] : undefined] = childrenOf(
        segment,
        name,
      );
      return own ? textOf(own) : [];
    });
  const states = childrenOf(unit, 'segment').map(({ attributes }) => attributes.get('state') ?? 'initial');
  return {
    ...partsOf(unit.attributes.get('name') ?? ''),
    line: unit.line,
    source: text('source'),
    target: text('target'),
    isDone: states.every((state) => state !== 'initial'),
    mark: unit.attributes.get(`{${ownNamespace}}mark`),
  };
}
