import { diffWords } from 'diff';
import type { Graph } from './core/graph.ts';
import { type Pair, pairsOf } from './core/pairs.ts';
import type { Language } from './core/project.ts';
import { recordedOf } from './core/staleness/checked.ts';
import { normalized } from './core/staleness/normalize.ts';
import { partTexts } from './core/staleness/part-places.ts';
import { goneTitle, isPage, partsOf } from './core/staleness/parts.ts';
import { type Stale, stalenessOf } from './core/staleness/staleness.ts';
import { versionsFor } from './english-history.ts';

/** A part of an English text that says something else than what it was translated from. */
export interface EnglishChange {
  /** As findings name the English file. */
  path: string;
  /** How messages call the part: “hero”, the section “What you receive”. */
  title: string;
  how: 'changed' | 'new' | 'gone';
  /** The languages that have not followed yet. */
  languages: Language[];
  /** The texts of the part that differ. */
  texts: ChangedText[];
  /** Day of the version whose words are compared with; absent when the history does not have it. */
  since?: string;
}

export interface ChangedText {
  /** The path of a field, `hero.lead`; empty for running text. */
  name: string;
  /** The text in pieces; what is neither added nor removed is the same as it was. */
  pieces: Piece[];
}

export interface Piece {
  text: string;
  is: 'same' | 'added' | 'removed';
}

/**
 * What changed in English since it was translated, word by word, each change once with all languages that wait for
 * it. The words of then come from the history of the repository; without it, the words of today are told alone.
 */
export function englishChanges(graph: Graph): EnglishChange[] {
  const changes = new Map<string, EnglishChange>();
  for (const pair of pairsOf(graph)) {
    const staleness = stalenessOf(pair);
    if (staleness?.state !== 'stale') continue;
    for (const [key, make] of changesOf(pair, staleness)) {
      const known = changes.get(key) ?? make();
      changes.set(key, known);
      known.languages.push(pair.language);
    }
  }
  return [...changes.values()];
}

/** The changes of a pair by what makes them different from those of another language: part, and version translated. */
function changesOf(pair: Pair, { changed, added, removed }: Stale): [string, () => EnglishChange][] {
  const recorded = recordedOf(pair) ?? new Map<string, string>();
  const titles = new Map(partsOf(pair).map(({ name, title }) => [name, title]));
  const old = lazily(() => {
    const names = [...changed.map(({ name }) => name), ...removed];
    return versionsFor(pair, new Map(names.map((name) => [name, recorded.get(name) ?? ''])));
  });
  const one = (name: string, how: EnglishChange['how']): [string, () => EnglishChange] => [
    [pair.source.path, how, name, recorded.get(name) ?? ''].join('\n'),
    () => {
      const version = how === 'new' ? undefined : old().get(name);
      const then = version && partTexts(pair.schema, version.file, name, isPage(pair.source));
      const now = partTexts(pair.schema, pair.source, name, isPage(pair.source));
      return {
        path: pair.source.path,
        title: titles.get(name) ?? goneTitle(name),
        how,
        languages: [],
        texts: how === 'changed' && !then ? asTheyAre(now) : differing(then ?? new Map(), now),
        ...(version && { since: version.version.date }),
      };
    },
  ];
  return [
    ...changed.map(({ name }) => one(name, 'changed')),
    ...added.map(({ name }) => one(name, 'new')),
    ...removed.map((name) => one(name, 'gone')),
  ];
}

function lazily<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

const asTheyAre = (texts: ReadonlyMap<string, string>): ChangedText[] =>
  [...texts].map(([name, text]) => ({ name, pieces: [{ text, is: 'same' }] }));

function differing(then: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): ChangedText[] {
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const [old = '', text = ''] = [then.get(name), now.get(name)];
    if (normalized(old) === normalized(text)) return [];
    // Of running text, the paragraphs that stay as they are say nothing.
    const [oldLines, lines] = [linesOf(old), linesOf(text)];
    const kept = new Set(lines.filter((line) => oldLines.includes(line)));
    const without = (all: string[]) => all.filter((line) => !kept.has(line)).join('\n');
    return [{ name, pieces: piecesOf(without(oldLines), without(lines)) }];
  });
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

const piecesOf = (old: string, now: string): Piece[] =>
  diffWords(old, now).map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'added' : removed ? 'removed' : 'same',
  }));
