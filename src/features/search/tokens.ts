/** A normalized word and its position in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** Zero-width spaces, soft hyphens, joiners and direction marks: never part of a word (written as escapes). */
export const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A number with its separators, a run of Chinese characters, or a word in another script. */
const runs =
  /\p{N}+(?:[.,’'\u00a0\u202f]\p{N}{3})+(?!\p{N})|[\p{Script=Han}\u200b\u00ad]+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060])+/gu;

const isHan = /^\p{Script=Han}/u;

/** Single Latin letters, which French and Dutch apostrophes leave behind, are not indexed. */
const isNoise = /^\p{Script=Latin}$/u;

/** Caches normalized words, since the same ones recur with every keystroke. */
const folded = new Map<string, string>();

/** Splits text into words, and Chinese into pairs of characters, since browsers and Node segment it differently. */
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

/** Letters that Unicode does not decompose but that are typed in several ways. */
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

/** The Arabic article, alone or joined to “and”, “with”, “like” or “for”, before at least three letters. */
const arabicArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u;

/** Normalizes what people omit or type differently, such as capitals, accents and Arabic diacritics. */
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
