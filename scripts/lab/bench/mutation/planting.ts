import { oneOf, piecesWhere, type Random } from './mutation.ts';
import { type Specimen, withTexts } from './specimen.ts';

/** What has to be written in each language; `en` beside all others. */
export type Words = { readonly [language in Specimen['language'] | 'en']: string };

/** The same in every language. */
export const same = (text: string): Words => ({ en: text, nl: text, fr: text, de: text, ar: text, zh: text });

/** Writes the same at the end of a text of both files. */
export const appended =
  (planted: string | Words) =>
  (specimen: Specimen, next: Random): Specimen | undefined => {
    const words = typeof planted === 'string' ? same(planted) : planted;
    const sentences = piecesWhere(
      specimen,
      ['field'],
      (piece) =>
        (specimen.englishOf(piece)?.text.length ?? 0) > 40 &&
        piece.text.length > 10 &&
        // In YAML a text without quotation marks takes no colon and no brace.
        (specimen.format === 'json' || !/[:{#"]/.test(words.en)) &&
        !piece.text.includes('{{'),
    );
    const piece = oneOf(sentences, next);
    const original = piece && specimen.englishOf(piece);
    if (!original) return undefined;
    const chinese = /[。！？]$/.test(piece.text) ? '' : '。';
    const separator = specimen.language === 'zh' ? chinese : ' ';
    return withTexts(
      specimen,
      `${specimen.text.slice(0, piece.end)}${separator}${words[specimen.language]}${specimen.text.slice(piece.end)}`,
      `${specimen.english.slice(0, original.end)} ${words.en}${specimen.english.slice(original.end)}`,
    );
  };

/** Writes blocks at the end of the body of both files. */
export const addedBlock =
  (planted: string | Words) =>
  (specimen: Specimen): Specimen => {
    const words = typeof planted === 'string' ? same(planted) : planted;
    return withTexts(
      specimen,
      `${specimen.text.trimEnd()}\n\n${words[specimen.language]}\n`,
      `${specimen.english.trimEnd()}\n\n${words.en}\n`,
    );
  };

/** Writes a sentence into both files: at the end of a text in JSON, as a paragraph of its own in MDX. */
export const addedSentence =
  (planted: string | Words) =>
  (specimen: Specimen, next: Random): Specimen | undefined =>
    specimen.format === 'json' ? appended(planted)(specimen, next) : addedBlock(planted)(specimen);
