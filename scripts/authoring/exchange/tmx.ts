import { type CodedText, codedTexts } from './codes.ts';
import { type ExchangePage, type Languages, unitNameOf } from './document.ts';
import { escapeXml, xml, xmlDeclaration, xmlLines } from './xml.ts';

/** Formats everything that is translated as a translation memory (TMX 1.4). */
export function writeTmx(pages: readonly ExchangePage[], { source: from, language }: Languages): string {
  const header = {
    creationtool: 'hulma',
    creationtoolversion: '1',
    segtype: 'block',
    'o-tmf': 'mdx',
    adminlang: 'en',
    srclang: from,
    datatype: 'plaintext',
  };
  const entries = pages.flatMap(({ path, units }) =>
    units.flatMap(({ unit }) => {
      const { source, target } = codedTexts(unit);
      if (!target || unit.state !== 'translated') return [];
      const variants = [variant(from, source), variant(language, target)];
      return xmlLines('tu', { tuid: unitNameOf(path, unit) }, variants);
    }),
  );
  const parts = [xml('header', header), xmlLines('body', {}, entries)];
  return `${xmlDeclaration}\n${xmlLines('tmx', { version: '1.4' }, parts)}\n`;
}

/** Formats the text in one language; a code has the same number in both languages. */
function variant(language: string, text: CodedText): string {
  const segment = text.map(({ type, id, text, raw }) => {
    if (type === 'text') return escapeXml(text);
    if (type === 'object') return xml('ph', { x: id, type: text }, escapeXml(raw));
    if (type === 'open') return xml('bpt', { i: id, x: id, type: text }, escapeXml(raw));
    return xml('ept', { i: id }, escapeXml(raw));
  });
  return xml('tuv', { 'xml:lang': language }, xml('seg', {}, ...segment));
}
