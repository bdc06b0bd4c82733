import { betweenWords, type Family, insert, matchesOf, oneOf, prose, replace } from '../mutation.ts';

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
];
