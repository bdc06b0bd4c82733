import { objectMark, sizeOfText } from '../../core/characters.ts';
import { isPage } from '../../core/files.ts';
import { repeated } from '../../core/grouped.ts';
import { minCharactersOfSameEnd, minLettersRepeated } from '../../core/limits.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';
import { offsetsOf, type Prose, placeIn, proseOf } from '../../text/prose.ts';
import { isText, unitPairs } from '../../text/units.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/**
 * Rule `untranslated`: no sentences appear twice in a row, as after a merge. Nothing is reported if the source repeats
 * some itself, or has as many paragraphs and sentences: two of them may have the same translation. A section that also
 * contains the next one is skipped.
 */
export function twice(pair: Pair): Finding[] {
  const { source, translation } = pair;
  // One string may have all plural forms.
  if (!isPage(translation)) return [];
  const sentences = unitPairs(pair).flatMap(({ unit, comparisons, includesNext }) =>
    (includesNext ? [] : comparisons).flatMap(([originals, translated]) => {
      const [english, translatedSentences] = [
        sentencesIn(originals, source),
        sentencesIn(translated, translation),
      ];
      const isMore = translated.length > originals.length || translatedSentences.length > english.length;
      const found = firstRepeated(
        translatedSentences.filter(
          ({ text }) => sizeOfText(text) >= minLettersRepeated && /\p{L}/u.test(text),
        ),
      );
      // Where sentences of the source end alike, a translation may split each in two.
      const ends = repeated(english, ({ written }) => written.slice(-minCharactersOfSameEnd));
      if (!found || !isMore || ends.length > 0) return [];
      const { prose, start, text, written } = found;
      const times = translatedSentences.filter((sentence) => sentence.written === written).length;
      const data = { unit, name: prose.name, found: text.replaceAll(objectMark, '…'), times };
      return [finding(translation, placeIn(translation, prose, start), 'untranslated', 'twice', data)];
    }),
  );
  const lines = new Set(sentences.map(({ line }) => line));
  return [...sentences, ...twiceAsBlock(pair).filter(({ line }) => !lines.has(line))];
}

/** Reports headings, components and paragraphs that repeat the block above. */
function twiceAsBlock({ source, translation, schema }: Pair): Finding[] {
  const repeatedIn = (file: ParsedFile) =>
    nodesIn(file, 'heading', 'mdxJsxFlowElement', 'html', 'paragraph').flatMap(({ node, section }) => {
      const [start, end] = offsetsOf(node);
      const [written, above] = [file.text.slice(start, end), file.text.slice(0, start).trimEnd()];
      const isOwnLine = /^\s?$/.test(above.at(-1 - written.length) ?? '');
      // HTML such as <br /> may be repeated.
      const isText = node.type === 'heading' || node.type === 'paragraph';
      const isCounted = (isText ? /\p{L}{2}/u : /^<[A-Z]/).test(written);
      return isCounted && isOwnLine && above.endsWith(written) ? [{ node, section, start, written }] : [];
    });
  if (repeatedIn(source).length > 0) return [];
  return repeatedIn(translation).map(({ node, section, start, written }) => {
    const name = proseOf(translation, schema).findLast(({ map }) => (map[0] ?? 0) <= start)?.name ?? written;
    const data = { unit: `#${section}`, name, found: written.replace(/\s+/g, ' '), times: 2 };
    return finding(translation, placeOf(node), 'untranslated', 'twice', data);
  });
}

interface PlacedSentence extends Sentence {
  prose: Prose;
  /** As written in the file: sentences with different inline code are not the same. */
  written: string;
}

/** Returns the first sentence that starts a repetition of everything since its last occurrence. */
function firstRepeated(all: readonly PlacedSentence[]): PlacedSentence | undefined {
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

const sentencesIn = (texts: readonly Prose[], file: ParsedFile): PlacedSentence[] =>
  texts.filter(isText).flatMap((prose) =>
    sentencesOf(prose.text).map(({ start, text }) => ({
      prose,
      start,
      text,
      written: file.text.slice(prose.map[start], prose.map[start + text.length]),
    })),
  );
