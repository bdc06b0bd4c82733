import { sizeOfText } from '../../core/characters.ts';
import { lengthLimits } from '../../core/limits.ts';
import type { Pair } from '../../core/pairs.ts';
import { reference } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';
import { placeIn } from '../../text/prose.ts';
import { isText, lengthOf, unitPairs } from '../../text/units.ts';

/**
 * Rule `untranslated`: no text is so short that part or all of it must be missing, or so long that something must be in
 * it twice.
 */
export function textLengths(pair: Pair): Finding[] {
  return unitPairs(pair).flatMap(({ unit, originals, translated, includesNext, isNextToExtra }) => {
    const original = originals.find(isText);
    const [first] = translated;
    if (!original) return [];
    const { source, translation, language } = pair;
    const [expected, found] = [lengthOf(originals), lengthOf(translated)];
    // A Chinese source has fewer characters than other languages need for the same.
    const size = lengthOf(originals, sizeOfText);
    const report = (code: 'too-long' | 'too-short'): Finding[] => {
      const at = reference(source, placeIn(source, original, 0));
      const data = { unit, name: first.name, at, found, expected };
      return [finding(translation, placeIn(translation, first, 0), 'untranslated', code, data)];
    };
    // A missing heading, which joins two sections, is a finding of another rule.
    if (!includesNext && found > (size + lengthLimits.maxRatioSmoothing) * lengthLimits.maxRatio)
      return report('too-long');
    const ratio = lengthLimits.minRatio[language.code] ?? lengthLimits.defaultMinRatio;
    const margin = size >= lengthLimits.longText ? 1 : lengthLimits.marginOfShort;
    const isShort = size >= lengthLimits.shortText && found < size * ratio * margin;
    // An empty field is a finding of another rule.
    const isEmpty = found === 0 && first.kind === 'field';
    return isShort && !isEmpty && !isNextToExtra ? report('too-short') : [];
  });
}
