import { areIn, wordsOf } from '../core/languages/function-words.ts';
import { minShareOfCopies, untranslated } from '../core/limits.ts';
import { isPair, type TranslatedFile } from '../core/pairs.ts';
import { pluralForms } from '../core/plurals.ts';
import { isVariantOf, type Language, type Project, targetsOf } from '../core/project.ts';
import { isEarlierSource } from '../core/staleness/from-history.ts';
import { sectionName } from '../core/staleness/parts.ts';
import { stalenessOf } from '../core/staleness/staleness.ts';
import { allProseOf, isMarkedTodo, type Prose, unitsOf } from '../text/prose.ts';

/**
 * How much of the source text is translated into a language, in units and in words of the source text. A unit is a
 * field of a frontmatter or a namespace (a plural with all its forms), or a section of a page.
 */
export interface LanguageCoverage extends Amounts {
  language: Language;
  /** Pages first, then namespaces, each sorted by name. */
  files: FileCoverage[];
}

/** How much of one source file is translated into a language. */
export interface FileCoverage extends Amounts {
  language: Language;
  /** Its key, which is the same in every language: `services/modeling`. */
  name: string;
  /** Path of the translation as named in findings, whether or not it exists. */
  path: string;
  /** Path of the source file as named in findings. */
  source: string;
  state: FileState;
  units: readonly Unit[];
}

/** The first state that applies: unreadable, missing, incomplete, stale, or nothing to do. */
export type FileState = 'broken' | 'missing' | 'incomplete' | 'stale' | 'translated';

export interface Amounts {
  /** Everything in the source text. */
  required: Amount;
  /** What is translated, stale or not. */
  done: Amount;
  /** What is missing, a copy of the source, or marked as untranslated. */
  open: Amount;
  /** What is stale; part of `done`. */
  stale: Amount;
}

export interface Amount {
  units: number;
  /** Words of the source text. */
  words: number;
}

/** Sums up the coverage of files by language, in the order of the languages. */
export const coverageOf = (covered: readonly FileCoverage[], project: Project): LanguageCoverage[] =>
  targetsOf(project).map((language) => {
    const files = covered.filter((one) => one.language === language);
    return { language, files, ...amountsOf(files.flatMap(({ units }) => units)) };
  });

/** Returns a part as a percentage of a whole, rounded down, so that only the whole is 100. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.floor((part / whole) * 100);

/** Percentage of the source words that are translated. */
export const percentComplete = ({ done, required }: Amounts): number => percent(done.words, required.words);

/** Percentage of the translated words that are up to date with the source. */
export const percentCurrent = ({ done, stale }: Amounts): number =>
  percent(done.words - stale.words, done.words);

interface Unit {
  unit: string;
  words: number;
  /** `stale`: the source has changed since it was translated. */
  state: 'done' | 'stale' | 'open';
}

/** Returns how much of a source file is translated into a language. */
export function fileCoverageOf(file: TranslatedFile): FileCoverage {
  const { language, source, translation, path } = file;
  const units = unitsIn(file);
  const amounts = amountsOf(units);
  const state = stateOf(translation, amounts);
  return { language, name: source.key, path, source: source.path, units, ...amounts, state };
}

/** Returns the units that are missing in a translation or marked as untranslated, in all parts or only the given ones. */
export const openUnits = (file: TranslatedFile, parts?: ReadonlySet<string>): string[] =>
  unitsIn(file).flatMap(({ state, unit }) => {
    const isWanted = !parts || [...parts].some((part) => isUnitOfPart(part, unit));
    return state === 'open' && isWanted ? unit : [];
  });

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
  const translated = translation ? unitsOf(allProseOf(translation, schema)) : new Map<string, Prose[]>();
  const { changed = [], added = [] } = (isPair(file) && stalenessOf(file)) || {};
  const stale = [...changed, ...added].map(({ name }) => name);
  const forms = pluralForms(language.code).required.length;
  const inEnglish = unitsOf(allProseOf(source, schema));
  const english = [...inEnglish];
  const mayBeCopy = project.layout && !isVariantOf(language.code, project.source);
  const isCopy = (unit: string, texts: readonly Prose[]): boolean =>
    isSame(texts, translated.get(unit)) ||
    isEarlierSource(translated.get(unit)?.[0]?.text ?? '', unit, history);
  const copied = mayBeCopy ? english.flatMap(([unit, texts]) => (isCopy(unit, texts) ? unit : [])) : [];
  // The source may still be in the language of the translation.
  const isRight =
    copied.length > 0 &&
    areIn(language.code, wordsOf(english.map(([, texts]) => textOf(texts)).join('\n')), project.source);
  const copies = new Set(isRight ? [] : copied);
  // Source sections without a counterpart may be covered by as many others, and no finding requires them.
  const isUnmatched = (unit: string, others: ReadonlyMap<string, unknown>): boolean =>
    unit.startsWith('#') && !others.has(unit);
  const unmatched = english.filter(([unit]) => isUnmatched(unit, translated)).length;
  const isCoveredByOthers =
    project.layout &&
    unmatched <= [...translated.keys()].filter((unit) => isUnmatched(unit, inEnglish)).length;
  // A copy of a few words may be a name, unless most of the file is copied.
  const isMostlyCopied = copies.size > english.length * minShareOfCopies;
  return english.flatMap(([unit, originals]): Unit[] => {
    if (originals.every(({ text }) => text === '')) return [];
    const counts = originals.map(({ text }) => countWords(text));
    const words = counts.reduce((sum, one) => sum + one, 0);
    const isCopied =
      copies.has(unit) && (isMostlyCopied || counts.some((words) => words >= untranslated.minWords));
    const isCoveredElsewhere = isCoveredByOthers && isUnmatched(unit, translated);
    const state = isCopied
      ? 'open'
      : isCoveredElsewhere
        ? 'done'
        : progressOf(originals, translated.get(unit) ?? [], forms);
    const isStale = state === 'done' && stale.some((part) => isUnitOfPart(part, unit));
    return [{ unit, words, state: isStale ? 'stale' : state }];
  });
}

/** Whether a unit of prose belongs to a part whose changes are recorded (`hero`, `text/choice`, `footer.rights`). */
export function isUnitOfPart(part: string, unit: string): boolean {
  if (unit.startsWith('#')) return part === sectionName(unit.slice(1));
  return unit === part || unit === `${part}_other` || unit.startsWith(`${part}.`);
}

/** Whether a unit equals the source: some tools write untranslated text that way. */
const isSame = (english: readonly Prose[], translated: readonly Prose[] = []): boolean =>
  textOf(english) === textOf(translated);

const textOf = (texts: readonly Prose[]): string => texts.map(({ text }) => text).join('\n');

function progressOf(english: readonly Prose[], translated: readonly Prose[], forms: number): Unit['state'] {
  const texts = translated.filter(({ text }) => text.trim() !== '');
  // A heading alone does not make a section translated.
  const isText = ({ kind }: Prose) => kind !== 'heading';
  if (texts.length === 0 || (english.some(isText) && !texts.some(isText))) return 'open';
  // Among fields, only a plural has several texts.
  const isPlural = english[0]?.kind === 'field' && english.length > 1;
  if (isPlural && translated.length < forms) return 'open';
  return texts.some(isMarkedTodo) ? 'open' : 'done';
}

/** Counts the words of English text. A placeholder or a number counts as one. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
