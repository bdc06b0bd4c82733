import { type Family, oneOf, piecesWhere, prose, removeLines, replace, replacePiece } from '../mutation.ts';
import { type Piece, piecesOf } from '../pieces.ts';
import { addedBlock } from '../planting.ts';
import type { Specimen } from '../specimen.ts';
import { sentences } from '../words.ts';

const both = ['json', 'mdx'] as const;

/** Words of an English text beside its links, code and placeholders. */
const wordsIn = (text: string): number =>
  text
    .replace(/\{\{.*?\}\}|\]\([^)]*\)|<[^>]*>|\\u\w{4}/g, ' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}{2,}/u.test(word)).length;

/** Sentences of a text; places within it. */
export function sentencesOf(text: string): { start: number; end: number; text: string }[] {
  return [...text.matchAll(/[^.!?。！？؟]+(?:[.!?؟](?=\s|$)|[。！？]|$|[.!?؟])+/gu)]
    .map((match) => {
      const trimmed = match[0].trimStart();
      const start = match.index + match[0].length - trimmed.length;
      return { start, end: start + trimmed.trimEnd().length, text: trimmed.trimEnd() };
    })
    .filter(({ text: sentence }) => sentence.length > 0);
}

/** Puts English text in the place of a piece; YAML needs quotation marks around some texts. */
function writeEnglish(specimen: Specimen, piece: Piece, english: string) {
  const bare = specimen.format === 'mdx' && piece.kind === 'field' && !piece.quoted;
  if (bare && /: |^["'{[&*@]|\\u| #/.test(english)) return undefined;
  return replacePiece(specimen, piece, english);
}

/** Leaves a whole text as it is in English. */
const whole =
  (kinds: readonly Piece['kind'][], least: number): Family['mutate'] =>
  (specimen, next) => {
    const piece = oneOf(
      piecesWhere(specimen, kinds, (own) => wordsIn(specimen.englishOf(own)?.text ?? '') >= least),
      next,
    );
    const original = piece && specimen.englishOf(piece);
    return original && writeEnglish(specimen, piece, original.text);
  };

/** Leaves one sentence of a text in English. */
const oneSentence: Family['mutate'] = (specimen, next) => {
  const piece = oneOf(
    prose(specimen).filter((own) => sentencesOf(own.text).length > 1),
    next,
  );
  const original = piece && specimen.englishOf(piece);
  if (!original) return undefined;
  // A sentence of links and names alone says nothing about the language.
  const sentence = oneOf(
    sentencesOf(original.text).filter(({ text }) => wordsIn(text) >= 5 && !/[[\]<]/.test(text)),
    next,
  );
  const target = oneOf(
    sentencesOf(piece.text).filter(({ text }) => !/[[\]<{]/.test(text)),
    next,
  );
  if (!sentence || !target) return undefined;
  const text = piece.text.slice(0, target.start) + sentence.text + piece.text.slice(target.end);
  return writeEnglish(specimen, piece, text);
};

/** The text of a file in a language that is not its own. */
const inDutch: Family['mutate'] = (specimen, next) => {
  const dutch = specimen.file(specimen.path.replace(/^\w+/, 'nl'));
  const kinds = specimen.format === 'json' ? (['field'] as const) : (['paragraph', 'field'] as const);
  const piece = oneOf(
    piecesWhere(specimen, kinds, (own) => wordsIn(specimen.englishOf(own)?.text ?? '') >= 10),
    next,
  );
  const other = piece && dutch && nameMap(dutch, specimen.format).get(piece.name);
  return other && other.kind === piece.kind && !/\\u/.test(other.text)
    ? writeEnglish(specimen, piece, other.text)
    : undefined;
};

const nameMap = (text: string, format: Specimen['format']): Map<string, Piece> =>
  new Map(piecesOf(text, format).map((piece) => [piece.name, piece]));

const family = (
  name: string,
  mutate: Family['mutate'],
  formats: Family['formats'] = both,
  rest: Partial<Family> = {},
): Family => ({ name, rules: ['untranslated'], tier: 1, formats, mutate, ...rest });

export const untranslatedFamilies: Family[] = [
  family('text left in English', whole(['field'], 4)),
  family('long text left in English', whole(['field'], 10)),
  family('paragraph left in English', whole(['paragraph'], 5), ['mdx']),
  family('list item left in English', whole(['item'], 5), ['mdx']),
  family('heading left in English', whole(['heading'], 4), ['mdx']),
  family('sentence left in English', oneSentence),
  family('English text, slightly changed', (specimen, next) => {
    const piece = oneOf(
      prose(specimen).filter((own) => wordsIn(specimen.englishOf(own)?.text ?? '') >= 8),
      next,
    );
    const original = piece && specimen.englishOf(piece);
    if (!original || /[[\]<{]/.test(original.text)) return undefined;
    const changed = original.text
      .replace(/^(\w+)/, (word) => `Also ${word.toLowerCase()}`)
      .replace(/\.$/, '');
    return writeEnglish(specimen, piece, changed);
  }),
  family(
    'paragraph lost that is a third of its section',
    (specimen, next) => {
      const sectionOf = ({ name }: Piece): string => name.replace(/ \w+ \d+$/, '');
      const textOf = (kinds: readonly Piece['kind'][], section: string): number =>
        piecesWhere(specimen, kinds, (piece) => sectionOf(piece) === section).reduce(
          (sum, { text }) => sum + text.length,
          0,
        );
      const paragraph = oneOf(
        piecesWhere(specimen, ['paragraph'], (piece) => {
          const share = piece.text.length / textOf(['paragraph', 'item', 'row'], sectionOf(piece));
          return share > 1 / 3 && share < 1;
        }),
        next,
      );
      return paragraph && removeLines(specimen, paragraph.lineStart, paragraph.lineEnd);
    },
    ['mdx'],
  ),
  family(
    'row of a table left in English',
    (specimen, next) => {
      const row = oneOf(
        piecesWhere(specimen, ['row'], (own) => wordsIn(specimen.englishOf(own)?.text ?? '') >= 6),
        next,
      );
      const original = row && specimen.englishOf(row);
      return original && replacePiece(specimen, row, original.text);
    },
    ['mdx'],
  ),
  family(
    'description of a picture left in English',
    (specimen) => {
      const found = /!\[[^\]]*\]/.exec(specimen.text);
      return found
        ? replace(specimen, found.index, found.index + found[0].length, '![A person at a drawing table]')
        : undefined;
    },
    ['mdx'],
    { plant: addedBlock(sentences.picture) },
  ),
  family('Dutch text in a file of another language', inDutch, both, { languages: ['fr', 'de', 'ar', 'zh'] }),
  family('text in the wrong script', (specimen, next) => {
    const piece = oneOf(prose(specimen, 20), next);
    const other = specimen.language === 'ar' ? 'zh' : 'ar';
    const text = specimen.file(specimen.path.replace(/^\w+/, other));
    const counterpart = piece && text && nameMap(text, specimen.format).get(piece.name);
    if (!counterpart || /[[\]<{"]/.test(counterpart.text) || counterpart.text.length < 12) return undefined;
    return writeEnglish(specimen, piece, counterpart.text);
  }),
];
