import {
  betweenWords,
  type Family,
  insert,
  matchesOf,
  oneOf,
  piecesWhere,
  prose,
  replace,
} from '../mutation.ts';
import { startOfBody } from '../pieces.ts';

const family = (name: string, characters: readonly string[], languages?: Family['languages']): Family => ({
  name,
  rules: ['chars', 'mdx-protected'],
  tier: 0,
  formats: ['json', 'mdx'],
  ...(languages && { languages }),
  mutate: (specimen, next) => {
    const piece = oneOf(prose(specimen, 6), next);
    const written = oneOf(characters, next);
    return piece && written ? insert(specimen, betweenWords(piece, next), written) : undefined;
  },
});

/** Letters as they look when their UTF-8 bytes are read as Windows-1252. */
const mojibake = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text));

export const charFamilies: Family[] = [
  family('override of the direction of writing', ['\u202e', '\u202d', '\u202a', '\u202b']),
  family('isolate of the direction of writing', ['\u2066', '\u2067', '\u2068']),
  { ...family('zero-width space', ['\u200b']), rules: ['chars'] },
  { ...family('byte order mark in the middle', ['\ufeff']), rules: ['chars'] },
  { ...family('replacement character', ['\ufffd', '\ufffd\ufffd']), rules: ['chars'] },
  { ...family('control character', ['\u0008', '\u0000', '\u001b']), rules: ['chars', 'parse'] },
  {
    ...family('placeholder token of a translation tool', [
      ' __PLACEHOLDER_3__',
      ' __PH_0__',
      ' [[PLACEHOLDER_1]]',
      ' %%PLACEHOLDER0%%',
      ' ⟦0⟧',
    ]),
    rules: ['chars', 'placeholders'],
  },
  {
    name: 'mojibake',
    rules: ['chars'],
    tier: 0,
    formats: ['json', 'mdx'],
    mutate: (specimen, next) => {
      const wanted = /[\u00c0-\u00ff\u2019\u201c\u201e\u00ab]|[\u0600-\u06ff]{3,}|\p{Script=Han}{2,}/gu;
      const found = prose(specimen, 3).flatMap((piece) =>
        matchesOf(piece.text, wanted).map((match) => ({ at: piece.start + match.index, text: match[0] })),
      );
      const letters = oneOf(found, next);
      if (!letters) return undefined;
      return replace(specimen, letters.at, letters.at + letters.text.length, mojibake(letters.text));
    },
  },
  {
    name: 'signs of bold that make nothing bold',
    rules: ['chars'],
    tier: 0,
    formats: ['json', 'mdx'],
    mutate: (specimen, next) => {
      const words = prose(specimen, 12).flatMap((piece) =>
        matchesOf(piece.text, /(?<=[ \p{Script=Han}])\p{L}{2,}(?=[ \p{Script=Han}])/gu).map(
          ({ 0: word, index }) => ({
            start: piece.start + index,
            word,
          }),
        ),
      );
      const found = oneOf(words, next);
      if (!found) return undefined;
      const { start, word } = found;
      const written = oneOf([`**${word} **`, `** ${word}**`, `**${word}`], next) ?? '';
      return replace(specimen, start, start + word.length, written);
    },
  },
  {
    name: 'bullets of a word processor in the place of a list',
    rules: ['chars'],
    tier: 0,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      const list = oneOf(matchesOf(specimen.text, /(?<=\n\n)(?:- .*\n)+/g, startOfBody(specimen.text)), next);
      const bullet = oneOf(['•', '·', '●'], next);
      return (
        list &&
        replace(specimen, list.index, list.index + list[0].length, list[0].replace(/^-/gm, bullet ?? ''))
      );
    },
  },
  {
    name: 'quotation marks around a whole field',
    rules: ['chars'],
    tier: 0,
    formats: ['json', 'mdx'],
    mutate: (specimen, next) => {
      const field = oneOf(
        piecesWhere(specimen, ['field'], (piece) => {
          const english = specimen.englishOf(piece)?.text ?? '"';
          return !/["“”„«»\\]/.test(piece.text + english) && !piece.name.startsWith('source');
        }),
        next,
      );
      if (!field) return undefined;
      const text = field.quoted ? `\\"${field.text}\\"` : `'"${field.text.replaceAll("'", "''")}"'`;
      return replace(specimen, field.start, field.end, text);
    },
  },
];
