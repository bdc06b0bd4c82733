import { length } from '../../core/limits.ts';
import type { Pair } from '../../core/pairs.ts';
import { reference } from '../../core/parsing/located.ts';
import { sizeOfText } from '../../core/text-size.ts';
import { type Finding, finding } from '../../finding.ts';
import { placeIn } from '../../text/prose.ts';
import { isText, lengthOf, unitPairs } from '../../text/units.ts';

/**
 * Rule `untranslated`: sections that have no text although English has some, and texts that are so short that a part is
 * missing, or so long that something was put in twice.
 */
export function otherLength(pair: Pair): Finding[] {
  return unitPairs(pair).flatMap(({ unit, originals, translated, holdsNext, isBesideOther }) => {
    const original = originals.find(isText);
    const [first] = translated;
    if (!original || !first) return [];
    const { source, translation, language } = pair;
    const at = reference(source, placeIn(source, original, 0));
    const [expected, found] = [lengthOf(originals), lengthOf(translated)];
    // A source in Chinese is shorter than what it says.
    const size = lengthOf(originals, sizeOfText);
    const place = placeIn(translation, first, 0);
    const data = { unit, name: first.name, at };
    if (!translated.some(isText)) {
      if (isBesideOther) return [];
      const blocks = originals.filter(isText).length;
      return [finding(translation, place, 'untranslated', 'no-text', { ...data, expected: blocks })];
    }
    // That a heading is missing is a finding of another rule.
    if (!holdsNext && found > (size + length.roomOfLong) * length.mostRatio) {
      return [finding(translation, place, 'untranslated', 'too-long', { ...data, found, expected })];
    }
    // That a field is empty is a finding of another rule.
    if (found === 0 || size < length.shortText || isBesideOther) return [];
    const margin = size >= length.longText ? 1 : length.marginOfShort;
    const least = size * (length.leastRatio[language.code] ?? length.leastRatioOfAny) * margin;
    if (found >= least) return [];
    return [finding(translation, place, 'untranslated', 'too-short', { ...data, found, expected })];
  });
}
