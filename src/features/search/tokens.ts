/** A word of a text, as the index knows it, and where it stands in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** Break marks, soft hyphens, joiners and marks of direction: never part of a word (scripts write them escaped). */
export const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A number with its separators, a run of Chinese characters, or a word of any other script. */
const runs =
  /\p{N}+(?:[.,’'\u00a0\u202f]\p{N}{3})+(?!\p{N})|[\p{Script=Han}\u200b\u00ad]+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060])+/gu;

const isHan = /^\p{Script=Han}/u;

/** One letter alone says nothing: what the apostrophes of French and Dutch leave. */
const isNoise = /^\p{Script=Latin}$/u;

/** Words as they are written, and as the index knows them: the same ones come again with every key. */
const folded = new Map<string, string>();

/**
 * The words of a text: those of Chinese, which does not part them, as overlapping pairs of characters. Browsers and Node
 * do not agree on where Chinese words end, so `Intl.Segmenter` is not asked.
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    if (isHan.test(run.replace(invisible, ''))) return pairs(run, index);
    const word = folded.get(run) ?? fold(run);
    folded.set(run, word);
    return word === '' || isNoise.test(word) ? [] : [{ word, start: index, end: index + run.length }];
  });
}

function pairs(run: string, offset: number): Token[] {
  const characters = [...run.matchAll(/\p{Script=Han}/gu)].map(({ 0: character, index }) => ({
    word: character.normalize('NFKC'),
    start: offset + index,
    end: offset + index + character.length,
  }));
  if (characters.length < 2) return characters;
  return characters.slice(1).map((second, index) => {
    const first = characters[index] as Token;
    return { word: first.word + second.word, start: first.start, end: second.end };
  });
}

/** Letters that Unicode does not take apart, but which are typed in more than one way. */
const sameLetters: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};

/** The article, alone or joined to “and”, “with”, “like” or “for”, before a word of three letters and more. */
const arabicArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u;

/**
 * A word without what people leave out or type in another way: capitals, accents, full width, the diacritics and forms
 * of Arabic letters and its article, the separators of numbers.
 */
export const fold = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(invisible, '')
    .replace(/(?<=\p{N})[.,’'\s](?=\p{N})/gu, '')
    .replace(/[ßæœøٱىیةک]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(arabicArticle, '');
