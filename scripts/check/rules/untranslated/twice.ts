import { repeated } from '../../core/grouped.ts';
import { fewestLettersTwice } from '../../core/limits.ts';
import { objectMark } from '../../core/object-mark.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { isPage } from '../../core/staleness/parts.ts';
import { sizeOfText } from '../../core/text-size.ts';
import { type Finding, finding } from '../../finding.ts';
import { type Prose, placeIn } from '../../text/prose.ts';
import { isText, unitPairs } from '../../text/units.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/**
 * Rule `untranslated`: no sentences are there twice in a row, as after a merge, unless English has as many paragraphs and
 * sentences, since two may have the same translation, or repeats some as well. A section that holds the next one is not
 * compared.
 */
export function twice(pair: Pair): Finding[] {
  const { source, translation, project } = pair;
  // Programs keep the forms of a plural in one text.
  if (project.layout && !isPage(translation)) return [];
  return unitPairs(pair).flatMap(({ unit, comparisons, holdsNext }) =>
    (holdsNext ? [] : comparisons).flatMap(([originals, translated]) => {
      const [english, own] = [sentencesIn(originals, source), sentencesIn(translated, translation)];
      const isMore = translated.length > originals.length || own.length > english.length;
      const found = firstAgain(
        own.filter(({ text }) => sizeOfText(text) >= fewestLettersTwice && /\p{L}/u.test(text)),
      );
      // What English says of two things in one sentence each, a translation may say in two.
      const ends = repeated(english, ({ written }) => written.slice(-fewestLettersTwice));
      if (!found || !isMore || ends.length > 0) return [];
      const { prose, start, text, written } = found;
      const times = own.filter((sentence) => sentence.written === written).length;
      const data = { unit, name: prose.name, found: text.replaceAll(objectMark, '…'), times };
      return [finding(translation, placeIn(translation, prose, start), 'untranslated', 'twice', data)];
    }),
  );
}

interface PlacedSentence extends Sentence {
  prose: Prose;
  /** What is written in the file: sentences about two names in code are two. */
  written: string;
}

/** The first sentence that is there again, as are all from there on; short ones may introduce several things. */
function firstAgain(all: readonly PlacedSentence[]): PlacedSentence | undefined {
  const last = new Map<string, number>();
  return all.find(({ written }, at) => {
    const before = last.get(written);
    last.set(written, at);
    if (before === undefined) return false;
    for (let next = before; next < at; next++)
      if (all[next]?.written !== all[next + at - before]?.written) return false;
    return true;
  });
}

/** The sentences of a unit. */
const sentencesIn = (texts: readonly Prose[], file: ParsedFile): PlacedSentence[] =>
  texts.filter(isText).flatMap((prose) =>
    sentencesOf(prose.text).map(({ start, text }) => ({
      prose,
      start,
      text,
      written: file.text.slice(prose.map[start], prose.map[start + text.length]),
    })),
  );
