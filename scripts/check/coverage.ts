import type { z } from 'zod';
import { digestOf } from './context.ts';
import { dotted } from './core/explain.ts';
import type { Graph, ParsedFile } from './core/graph.ts';
import { type FileGroup, groupsOf, pathIn } from './core/groups.ts';
import { type TranslatedFile, translatedFile } from './core/pairs.ts';
import { isVariantOf, type Language, type Locale, targetsOf } from './core/project.ts';
import { stalenessOf } from './core/staleness/staleness.ts';
import { isTodo } from './core/todo.ts';
import { asContent } from './core/translation.ts';
import { gapsOf } from './gaps.ts';
import { forgetful, type Memo } from './memo.ts';
import { everyProseOf, type Prose, unitsOf } from './prose.ts';

/**
 * How much of the English text a language has. Text is counted in units: a field of a frontmatter or a
 * namespace (a plural with all its forms), or a section of a page; and in the English words of those.
 */
export interface LanguageCoverage extends Amounts {
  language: Language;
  /** Pages first, then namespaces, each in the order of their names. */
  files: FileCoverage[];
}

/** How much of one English file a language has. */
export interface FileCoverage extends Amounts, Pick<FileGroup, 'kind' | 'name'> {
  /** The translation as named in findings, whether or not it exists. */
  path: string;
  /** The English file as named in findings. */
  source: string;
  state: FileState;
  /** It has no record of the English text it was translated from, so it is unknown whether it is stale. */
  untracked: boolean;
}

/** The first state that applies: unreadable, missing, incomplete, stale, or nothing to do. */
export type FileState = 'broken' | 'missing' | 'incomplete' | 'stale' | 'translated';

export interface Amounts {
  /** Everything that English has. */
  required: Amount;
  /** What is translated, stale or not. */
  done: Amount;
  /** What is missing. */
  missing: Amount;
  /** What is marked as not translated. */
  todo: Amount;
  /** What is stale; part of `done`. */
  stale: Amount;
}

export interface Amount {
  units: number;
  /** Words of the English text. */
  words: number;
}

/** How much of English each language has, in the order of the languages. */
export function coverageOf(graph: Graph, memo: Memo = forgetful): LanguageCoverage[] {
  const groups = groupsOf(graph);
  return targetsOf(graph.project).map((language) => {
    const files = groups.map((group) => fileCoverage(group, language, graph, memo));
    return { language, files, ...sumOf(files) };
  });
}

/** How many percent a part is of a whole, rounded down, so that only everything is 100. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.floor((part / whole) * 100);

/** Percent of the English words that are translated. */
export const completeness = ({ done, required }: Amounts): number => percent(done.words, required.words);

/** Percent of the translated words that follow the current English text. */
export const currency = ({ done, stale }: Amounts): number => percent(done.words - stale.words, done.words);

function fileCoverage(group: FileGroup, language: Language, graph: Graph, memo: Memo): FileCoverage {
  const { code } = language;
  const { kind, name, files } = group;
  const sourcePath = pathIn(graph.project.source, group, graph);
  const path = pathIn(code, group, graph);
  const [source, translation] = [files.get(graph.project.source), files.get(code)];
  const file = { kind, name, path, source: sourcePath };
  if (!source) {
    return { ...file, ...nothing(), state: translation ? 'translated' : 'missing', untracked: false };
  }
  const translated = translatedFile(group, source, language, graph);
  const { record, history } = translated;
  const hashes = [source, translation, record].map((one) => one?.hash ?? '');
  const facts = ['coverage', sourcePath, path, ...hashes, ...(history?.keys() ?? [])];
  const { units, broken, untracked } = memo.remember(digestOf(facts), () => unitStates(translated));
  const amounts = nothing();
  for (const { words, state, stale } of Object.values(units)) {
    add(amounts.required, words);
    add(amounts[state], words);
    if (state === 'done' && stale) add(amounts.stale, words);
  }
  const open = amounts.missing.units + amounts.todo.units > 0;
  const state = !translation
    ? 'missing'
    : broken
      ? 'broken'
      : open
        ? 'incomplete'
        : amounts.stale.units > 0
          ? 'stale'
          : 'translated';
  return { ...file, ...amounts, state, untracked };
}

interface UnitState {
  words: number;
  state: 'done' | 'missing' | 'todo';
  /** English has changed since it was translated. */
  stale: boolean;
}

interface FileStates {
  units: { [unit: string]: UnitState };
  broken: boolean;
  untracked: boolean;
}

/** The state of each English unit, as plain data that can be cached. */
function unitStates({ translation, ...files }: TranslatedFile): FileStates {
  const { schema, source, language } = files;
  const own = translation ? unitsOf(everyProseOf(schema, translation)) : new Map<string, Prose[]>();
  const incomplete = translation
    ? familiesWithGaps(schema, source, translation, language.code)
    : new Set<string>();
  const age = translation && stalenessOf({ ...files, translation });
  const changed = age?.state === 'stale' ? [...age.changed, ...age.added].map(({ name }) => name) : [];
  const units: { [unit: string]: UnitState } = {};
  for (const [unit, english] of unitsOf(everyProseOf(schema, source))) {
    if (english.every(({ text }) => text === '')) continue;
    const words = english.reduce((sum, { text }) => sum + countWords(text), 0);
    const texts = own.get(unit) ?? [];
    const isCopied =
      files.project.layout && !isVariantOf(language.code, files.project.source) && isCopy(english, texts);
    const state = incomplete.has(unit) ? 'missing' : isCopied ? 'todo' : stateOf(english, texts);
    units[unit] = { words, state, stale: changed.some((part) => isIn(part, unit)) };
  }
  return {
    units,
    broken: (translation?.problems.length ?? 0) > 0,
    untracked: age?.state === 'untracked' || age?.state === 'malformed',
  };
}

/** Whether a unit of prose belongs to a part whose changes are recorded (`hero`, `text/choice`, `footer.rights`). */
function isIn(part: string, unit: string): boolean {
  if (unit.startsWith('#')) return part === (unit === '#' ? 'text' : `text/${unit.slice(1)}`);
  return unit === part || unit === `${part}_other` || unit.startsWith(`${part}.`);
}

/** Whether a unit equals the source: some programs write untranslated texts that way. */
const isCopy = (english: readonly Prose[], own: readonly Prose[]): boolean =>
  english.some(({ text }) => countWords(text) >= 4) &&
  english.map(({ text }) => text).join('\n') === own.map(({ text }) => text).join('\n');

function stateOf(english: readonly Prose[], own: readonly Prose[]): UnitState['state'] {
  const texts = own.filter(({ text }) => text.trim() !== '');
  // A heading alone does not make a section translated.
  const isText = ({ kind }: Prose) => kind !== 'heading';
  if (texts.length === 0 || (english.some(isText) && !texts.some(isText))) return 'missing';
  return texts.some(({ text }) => isTodo(text)) ? 'todo' : 'done';
}

/** The plural texts that lack a form of the language, by their unit. */
function familiesWithGaps(
  schema: z.ZodType,
  source: ParsedFile,
  translation: ParsedFile,
  locale: Locale,
): Set<string> {
  if (!source.data || !translation.data) return new Set();
  const gaps = gapsOf(schema, locale, asContent(source.data.value), asContent(translation.data.value));
  return new Set(gaps.flatMap((gap) => (gap.kind === 'form' ? `${dotted(gap.family)}_other` : [])));
}

/** How many words an English text has. A placeholder or a number is one. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const nothing = (): Amounts => ({
  required: { units: 0, words: 0 },
  done: { units: 0, words: 0 },
  missing: { units: 0, words: 0 },
  todo: { units: 0, words: 0 },
  stale: { units: 0, words: 0 },
});

function add(amount: Amount, words: number): void {
  amount.units++;
  amount.words += words;
}

function sumOf(parts: readonly Amounts[]): Amounts {
  const sum = nothing();
  for (const name of Object.keys(sum) as (keyof Amounts)[]) {
    for (const part of parts) {
      sum[name].units += part[name].units;
      sum[name].words += part[name].words;
    }
  }
  return sum;
}
