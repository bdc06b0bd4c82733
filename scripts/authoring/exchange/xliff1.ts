import {
  type CodedText,
  type ExchangeUnit,
  type Format,
  markOf,
  nameOf,
  ownNamespace,
  partsOf,
  type ReadDocument,
  type ReadUnit,
  Unreadable,
} from './document.ts';
import { textOf, unitsIn } from './xliff-units.ts';
import { childrenOf, type Element, escapeXml, openTag, xml, xmlFile, xmlLines } from './xml.ts';

/** The namespace of XLIFF 1.2. */
export const xliff1Namespace = 'urn:oasis:names:tc:xliff:document:1.2';

const states = { missing: 'new', stale: 'needs-review-translation', translated: 'translated' };

export const xliff1: Format = {
  extension: '.xlf',
  page: ({ path, address, units }, { source, language }) =>
    xmlLines(
      'file',
      {
        original: path,
        'source-language': source,
        'target-language': language,
        datatype: 'plaintext',
        'xml:space': 'preserve',
      },
      [
        ...(address ? [xmlLines('header', {}, [xml('note', {}, escapeXml(address))])] : []),
        xmlLines(
          'body',
          {},
          units.map((unit) => unitOf(unit, path, language)),
        ),
      ],
    ),
  file: (pages, _, count) =>
    xmlFile(
      'xliff',
      { version: '1.2', xmlns: xliff1Namespace, 'xmlns:hulma': ownNamespace, 'hulma:units': String(count) },
      pages,
    ),
};

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
export function readXliff1(root: Element, name: string): ReadDocument {
  const files = childrenOf(root, 'file');
  const pairs = files.map(({ attributes }) => [
    attributes.get('source-language') ?? '',
    attributes.get('target-language') ?? '',
  ]);
  const [[source = '', language = ''] = [], ...others] = new Map(
    pairs.map((pair) => [pair.join(), pair]),
  ).values();
  if (!language || !source || others.length > 0)
    throw new Unreadable('its files are not all from one language to one other.', root.line);
  const units = files.flatMap((file) =>
    childrenOf(file, 'body')
      .flatMap((one) => unitsIn(one, 'trans-unit'))
      .map(readUnit),
  );
  return { name, source, language, count: root.attributes.get(`{${ownNamespace}}units`), units };
}

function readUnit(unit: Element): ReadUnit {
  const [source, target] = ['source', 'target'].map((name) => childrenOf(unit, name)[0]);
  const state = target?.attributes.get('state') ?? '';
  return {
    ...partsOf(unit.attributes.get('id') ?? ''),
    line: unit.line,
    source: source ? textOf(source) : [],
    target: target ? textOf(target) : [],
    isDone: /^(?:translated|signed-off|final)$/.test(state),
    mark: unit.attributes.get(`{${ownNamespace}}mark`),
  };
}
