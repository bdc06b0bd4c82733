import { type CodedText, type Format, nameOf } from './document.ts';
import { escapeXml, xml, xmlFile, xmlLines } from './xml.ts';

/** Everything translated as a translation memory, TMX 1.4. */
export const tmx: Format = {
  extension: '.tmx',
  page: ({ path, units }, { source: from, language }) =>
    units
      .flatMap(({ id, source, target, state }) =>
        target && state === 'translated'
          ? xmlLines('tu', { tuid: nameOf(path, id) }, variants([from, source], [language, target]))
          : [],
      )
      .join('\n'),
  file: (pages, { source }) => {
    const header = {
      creationtool: 'hulma',
      creationtoolversion: '1',
      segtype: 'block',
      'o-tmf': 'mdx',
      adminlang: 'en',
      srclang: source,
      datatype: 'plaintext',
    };
    return xmlFile('tmx', { version: '1.4' }, [xml('header', header), '<body>', ...pages, '</body>']);
  },
};

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
