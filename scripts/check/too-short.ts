import type { Finding } from '../../schema/finding.ts';
import type { Locale } from '../../schema/languages.ts';
import type { Pair } from '../content/pairs.ts';
import { findingAt } from '../content/validate.ts';
import { reference } from './place.ts';
import { type Prose, placeIn } from './prose.ts';
import { type UnitPair, unitPairs } from './units.ts';

/**
 * The least length of a translation for one character of English, for long texts. Measured on the project's
 * content, where the shortest are 1.0 (Dutch, German), 1.04 (French), 0.71 (Arabic) and 0.23 (Chinese) for
 * English texts of 200 characters and more; what is far below has lost a part.
 */
const leastRatio: { readonly [locale in Locale]: number } = {
  en: 0,
  nl: 0.6,
  fr: 0.6,
  de: 0.6,
  ar: 0.42,
  zh: 0.14,
};

/** Shorter English texts vary more. */
const longText = 200;
const shortText = 80;
const marginOfShort = 0.8;

/** Sections that have no text although English has some, and texts that are so short that a part is missing. */
export function tooShort(pair: Pair): Finding[] {
  return unitPairs(pair).flatMap((units) => {
    const { originals, translated } = units;
    const original = originals.find(isText);
    const [first] = translated;
    if (!original || !first) return [];
    const { source, translation, language } = pair;
    const at = reference(source, placeIn(source, original, 0));
    const [expected, found] = [lengthOf(originals), lengthOf(translated)];
    const finding = (message: string, fix: string) =>
      findingAt(translation, placeIn(translation, first, 0), 'untranslated', message, fix);
    if (!translated.some(isText)) {
      if (expected === 0 || holdsOther(units, pair)) return [];
      const message = `${first.name} has no text; English has ${paragraphs(originals)} (${at}).`;
      return [finding(message, 'translate the English text.')];
    }
    // That a field is empty is a finding of another rule.
    if (found === 0 || expected < shortText) return [];
    const margin = expected >= longText ? 1 : marginOfShort;
    if (found >= expected * leastRatio[language.code] * margin) return [];
    const message = `${first.name} has ${found} characters, English (${at}) has ${expected}: a part of it seems to be missing.`;
    return [finding(message, 'compare the two texts, and translate the rest.')];
  });
}

/**
 * Whether something stands in a section that English does not have there, as a component that took the place of
 * the text: that is a finding of the rule `mdx-protected`.
 */
function holdsOther({ translated }: UnitPair, { source, translation }: Pair): boolean {
  const [heading] = translated;
  const start = heading?.map.at(-1) ?? 0;
  const rest = translation.text.slice(start);
  const lines = rest.slice(rest.indexOf('\n') + 1).split('\n');
  const next = lines.findIndex((line) => /^#{1,6} /.test(line));
  return lines
    .slice(0, next < 0 ? lines.length : next)
    .some((line) => line.trim() !== '' && !source.text.includes(line.trim()));
}

const isText = ({ kind }: Prose): boolean => kind !== 'heading' && kind !== 'picture';

/** The characters of a unit; of the forms of a plural, those of the longest. */
function lengthOf(pieces: readonly Prose[]): number {
  const lengths = pieces.filter(isText).map(({ text }) => text.trim().length);
  return pieces[0]?.kind === 'field' ? Math.max(0, ...lengths) : lengths.reduce((sum, one) => sum + one, 0);
}

function paragraphs(pieces: readonly Prose[]): string {
  const count = pieces.filter(isText).length;
  return count === 1 ? 'one paragraph or cell' : `${count} paragraphs or cells`;
}
