import { allLines, inserted, isPlain, onText, prose } from './changes.ts';
import {
  type Change,
  type Changes,
  counterpart,
  edited,
  type Kinds,
  oneOf,
  replaced,
  sourceOf,
} from './specimen.ts';
import { textsOf } from './texts.ts';

/** The number of words in a text, without placeholders, link targets, tags and inline code. */
const wordsIn = (text: string): number =>
  text.replace(/\{\{.*?\}\}|\]\([^)]*\)|<[^>]*>|`[^`]*`/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;

/** Replaces a text with its source, if that has at least `least` words. */
const untranslated = (kinds: Kinds, least: number) =>
  onText(
    kinds,
    (text, specimen) => edited(specimen, text.start, text.end, sourceOf(text, specimen)?.text ?? text.text),
    (text, specimen) => {
      const source = sourceOf(text, specimen)?.text ?? '';
      return wordsIn(source) >= least && isPlain(source);
    },
  );

/** Replaces a text with its translation into another language (same or other script), if both are translated. */
const inOtherLanguage = (kinds: Kinds, least: number, isSameScript: boolean) =>
  onText(kinds, (text, specimen, next) => {
    const source = sourceOf(text, specimen)?.text;
    const own = new Intl.Locale(specimen.language).maximize();
    const elsewhere = specimen.others
      .filter(({ language: { code } }) => {
        const { language, script } = new Intl.Locale(code).maximize();
        return language !== own.language && (script === own.script) === isSameScript;
      })
      .map(({ translation: { relative, text: file } }) => counterpart(text, textsOf(relative, file))?.text)
      .filter(
        (other = '') =>
          ![text.text, source].includes(other) &&
          text.text !== source &&
          other.length >= least &&
          isPlain(other),
      );
    const other = oneOf(elsewhere, next);
    return other === undefined ? undefined : edited(specimen, text.start, text.end, other);
  });

/** Changes only the source, which makes the translation stale. */
const outdated = (kinds: Kinds, change: (text: string) => string) =>
  onText(kinds, (text, specimen) => {
    const source = sourceOf(text, specimen);
    if (!specimen.isRecorded || !source || wordsIn(source.text) < 4) return undefined;
    const changed = change(source.text);
    if (changed === source.text) return undefined;
    const english = specimen.source.slice(0, source.start) + changed + specimen.source.slice(source.end);
    // The finding may be at the text or at its record.
    const lines = [1, specimen.text.slice(0, text.lines[1]).split('\n').length + 2] as const;
    const place = { path: specimen.path, lines: text.kind === 'field' ? allLines : lines };
    return { changes: { [specimen.sourcePath]: english }, ...place };
  });

/** Changes a number of two or more digits that is also in the source. */
const numberChanged = (change: (digits: string) => string): Change =>
  onText(prose, (text, specimen, next) => {
    const source = sourceOf(text, specimen)?.text ?? '';
    const found = [...text.text.matchAll(/(?<![\p{L}\p{N}.,#/%-])\d{2,}(?![\p{L}\p{N}-]|[.,]\d|\))/gu)];
    const number = oneOf(
      found.filter(([digits]) => new RegExp(`(?<![\\d.,])${digits}(?![\\d.,]\\d|\\d)`).test(source)),
      next,
    );
    if (!number) return undefined;
    const at = text.start + number.index;
    return edited(specimen, at, at + number[0].length, change(number[0]));
  });

const changedWord = (text: string): string =>
  /[{<[`]/.test(text) ? text : text.replace(/(?<= )\p{Ll}{4,}(?=[ .,])/u, 'weekly');

/** Defects in the words: untranslated, foreign, wrong or stale text. */
export const words: Changes = {
  'field left in English': untranslated(['field'], 5),
  'paragraph left in English': untranslated(['paragraph'], 6),
  'list item left in English': untranslated(['item'], 5),
  'heading left in English': untranslated(['heading'], 4),
  'sentence left in English': onText(['field', 'paragraph'], (text, specimen, next) => {
    const sentences = (written: string) => [
      ...written.matchAll(
        /(?<=^|[.!?] |[。！？؟] ?)[^.!?。！？؟[\]<{"\\`:]{12,}(?:[.!?](?=\s|$)|[。！？؟])/gu,
      ),
    ];
    const own = sentences(text.text);
    const english = sentences(sourceOf(text, specimen)?.text ?? '').filter(([all]) => wordsIn(all) >= 6);
    const [target, sentence] = [oneOf(own, next), oneOf(english, next)];
    if (own.length < 2 || !target || !sentence) return undefined;
    const at = text.start + target.index;
    const end = at + target[0].length;
    const space = /^\p{L}/u.test(specimen.text.slice(end)) ? ' ' : '';
    return edited(specimen, at, end, sentence[0] + space);
  }),
  'paragraph in another language': inOtherLanguage(['paragraph'], 60, true),
  'text in another script': inOtherLanguage(['field', 'paragraph'], 20, false),
  'number changed': numberChanged((digits) => String(Number(digits) + 10)),
  'number ten times as large': numberChanged((digits) => `${digits}0`),
  'number dropped': numberChanged(() => '…'),
  'price changed': replaced(
    /(?<=[$€£] ?)\d+(?!\d*[.,]\d)|\d+(?= ?[$€£])/gu,
    ([digits]) => `${Number(digits) + 5}`,
    prose,
  ),
  'wrong term from the glossary': (specimen, next) => {
    const term = oneOf(specimen.wrongTerms, next);
    return term === undefined ? undefined : inserted(` ${term} `, ['field', 'paragraph'])(specimen, next);
  },
  'letters in the wrong encoding': replaced(
    /[\u00c0-\u00ff\u2019\u201c\u201e\u00ab]|[\u0600-\u06ff]{3,}|\p{Script=Han}{2,}/gu,
    ([letters]) => new TextDecoder('windows-1252').decode(Buffer.from(letters)),
    prose,
  ),
  'English field changed since the translation': outdated(['field'], changedWord),
  'English paragraph changed since the translation': outdated(['paragraph'], changedWord),
  'English sentence added since the translation': outdated(
    ['paragraph'],
    (text) => `${text} Weekends are free.`,
  ),
  'English heading changed since the translation': outdated(['heading'], (text) => `${text} and more`),
};
