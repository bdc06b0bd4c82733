import { leastShareOfCopies } from '../core/limits.ts';
import { isPair, type TranslatedFile } from '../core/pairs.ts';
import { pluralForms } from '../core/plurals.ts';
import { isVariantOf, type Language, type Project, targetsOf } from '../core/project.ts';
import { isEarlierSource } from '../core/staleness/from-history.ts';
import { stalenessOf } from '../core/staleness/staleness.ts';
import { everyProseOf, isUndone, type Prose, unitsOf } from '../text/prose.ts';

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
export interface FileCoverage extends Amounts {
  language: Language;
  /** What it is called in every language: `services/modeling`. */
  name: string;
  /** The translation as named in findings, whether or not it exists. */
  path: string;
  /** The English file as named in findings. */
  source: string;
  state: FileState;
  units: readonly Unit[];
}

/** The first state that applies: unreadable, missing, incomplete, stale, or nothing to do. */
export type FileState = 'broken' | 'missing' | 'incomplete' | 'stale' | 'translated';

export interface Amounts {
  /** Everything that English has. */
  required: Amount;
  /** What is translated, stale or not. */
  done: Amount;
  /** What is missing, or marked as not translated. */
  open: Amount;
  /** What is stale; part of `done`. */
  stale: Amount;
}

export interface Amount {
  units: number;
  /** Words of the English text. */
  words: number;
}

/** How much of English each language has, in the order of the languages, by what it has of each file. */
export const coverageOf = (covered: readonly FileCoverage[], project: Project): LanguageCoverage[] =>
  targetsOf(project).map((language) => {
    const files = covered.filter((one) => one.language === language);
    return { language, files, ...amountsOf(files.flatMap(({ units }) => units)) };
  });

/** How many percent a part is of a whole, rounded down, so that only everything is 100. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.floor((part / whole) * 100);

/** Percent of the English words that are translated. */
export const completeness = ({ done, required }: Amounts): number => percent(done.words, required.words);

/** Percent of the translated words that follow the current English text. */
export const currency = ({ done, stale }: Amounts): number => percent(done.words - stale.words, done.words);

interface Unit {
  words: number;
  /** `stale`: English has changed since it was translated. */
  state: 'done' | 'stale' | 'open';
}

/** How much of an English file a language has. */
export function coveredOf(file: TranslatedFile): FileCoverage {
  const { language, source, translation, path } = file;
  const units = unitsIn(file);
  const amounts = amountsOf(units);
  const state = stateOf(translation, amounts);
  return { language, name: source.key, path, source: source.path, units, ...amounts, state };
}

function amountsOf(units: readonly Unit[]): Amounts {
  const amount = (...states: readonly Unit['state'][]): Amount => {
    const counted = units.filter(({ state }) => states.includes(state));
    return { units: counted.length, words: counted.reduce((sum, { words }) => sum + words, 0) };
  };
  return {
    required: amount('done', 'stale', 'open'),
    done: amount('done', 'stale'),
    open: amount('open'),
    stale: amount('stale'),
  };
}

function stateOf(translation: TranslatedFile['translation'], { open, stale }: Amounts): FileState {
  if (!translation) return 'missing';
  if (translation.problems.length > 0) return 'broken';
  if (open.units > 0) return 'incomplete';
  return stale.units > 0 ? 'stale' : 'translated';
}

function unitsIn(file: TranslatedFile): Unit[] {
  const { schema, source, translation, language, project, history } = file;
  const own = translation ? unitsOf(everyProseOf(translation, schema)) : new Map<string, Prose[]>();
  const age = isPair(file) ? stalenessOf(file) : undefined;
  const changed = age?.state === 'stale' ? [...age.changed, ...age.added].map(({ name }) => name) : [];
  const forms = pluralForms(language.code).required.length;
  const inEnglish = unitsOf(everyProseOf(source, schema));
  const english = [...inEnglish];
  const mayBeCopy = project.layout && !isVariantOf(language.code, project.source);
  const isCopy = (unit: string, texts: readonly Prose[]): boolean =>
    isSame(texts, own.get(unit)) || isEarlierSource(own.get(unit)?.[0]?.text ?? '', unit, history);
  const copies = new Set(
    mayBeCopy ? english.flatMap(([unit, texts]) => (isCopy(unit, texts) ? unit : [])) : [],
  );
  // In a page with as many other sections, those that have no counterpart may be said in these, and no finding asks for them.
  const isApart = (unit: string, others: ReadonlyMap<string, unknown>): boolean =>
    unit.startsWith('#') && !others.has(unit);
  const apart = english.filter(([unit]) => isApart(unit, own)).length;
  const isOwnText =
    project.layout && apart <= [...own.keys()].filter((unit) => isApart(unit, inEnglish)).length;
  // A few words may be a name, but not all of them are.
  const isLeft = copies.size > english.length * leastShareOfCopies;
  return english.flatMap(([unit, originals]): Unit[] => {
    if (originals.every(({ text }) => text === '')) return [];
    const counts = originals.map(({ text }) => countWords(text));
    const words = counts.reduce((sum, one) => sum + one, 0);
    const isCopied = copies.has(unit) && (isLeft || counts.some((words) => words >= 4));
    const isSaid = isOwnText && isApart(unit, own);
    const state = isCopied ? 'open' : isSaid ? 'done' : progressOf(originals, own.get(unit) ?? [], forms);
    const isStale = state === 'done' && changed.some((part) => isIn(part, unit));
    return [{ words, state: isStale ? 'stale' : state }];
  });
}

/** Whether a unit of prose belongs to a part whose changes are recorded (`hero`, `text/choice`, `footer.rights`). */
function isIn(part: string, unit: string): boolean {
  if (unit.startsWith('#')) return part === (unit === '#' ? 'text' : `text/${unit.slice(1)}`);
  return unit === part || unit === `${part}_other` || unit.startsWith(`${part}.`);
}

/** Whether a unit equals the source: some programs write untranslated texts that way. */
const isSame = (english: readonly Prose[], own: readonly Prose[] = []): boolean =>
  english.map(({ text }) => text).join('\n') === own.map(({ text }) => text).join('\n');

function progressOf(english: readonly Prose[], own: readonly Prose[], forms: number): Unit['state'] {
  const texts = own.filter(({ text }) => text.trim() !== '');
  // A heading alone does not make a section translated.
  const isText = ({ kind }: Prose) => kind !== 'heading';
  if (texts.length === 0 || (english.some(isText) && !texts.some(isText))) return 'open';
  // Of fields, only a plural has several texts.
  const isPlural = english[0]?.kind === 'field' && english.length > 1;
  if (isPlural && own.length < forms) return 'open';
  return texts.some(isUndone) ? 'open' : 'done';
}

/** How many words an English text has. A placeholder or a number is one. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
