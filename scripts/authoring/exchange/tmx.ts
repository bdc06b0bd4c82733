import { type CodedText, type ExchangeDocument, nameOf } from './document.ts';
import { declaration, escapeXml, xml, xmlLines } from './xml.ts';

/** The memory of all that is translated, as TMX 1.4. */
export function writeTmx({ source, language, pages }: ExchangeDocument): string {
  const units = pages.flatMap(({ path, units }) =>
    units.flatMap(({ id, source: english, target, state }) =>
      target && state === 'translated'
        ? xmlLines('tu', { tuid: nameOf(path, id) }, variants([source, english], [language, target]))
        : [],
    ),
  );
  const header = {
    creationtool: 'hulma',
    creationtoolversion: '1',
    segtype: 'block',
    'o-tmf': 'mdx',
    adminlang: 'en',
    srclang: source,
    datatype: 'plaintext',
  };
  return (
    declaration + xmlLines('tmx', { version: '1.4' }, [xml('header', header), xmlLines('body', {}, units)])
  );
}

/** The same text in several languages; a code has the same number in all of them. */
function variants(...texts: [language: string, text: CodedText][]): string[] {
  const ids = [...new Set(texts.flatMap(([, text]) => text.flatMap(({ id }) => id || [])))];
  const numberOf = (id: string): string => String(ids.indexOf(id) + 1);
  return texts.map(([language, text]) => {
    const segment = text.map(({ type, id, text, raw }) => {
      if (type === 'text') return escapeXml(text);
      const number = numberOf(id);
      if (type === 'object') return xml('ph', { x: number, type: text }, escapeXml(raw));
      if (type === 'open') return xml('bpt', { i: number, x: number, type: text }, escapeXml(raw));
      return xml('ept', { i: number }, escapeXml(raw));
    });
    return xml('tuv', { 'xml:lang': language }, xml('seg', {}, ...segment));
  });
}
