import {
  type Changes,
  type Graph,
  grouped,
  type TranslatedFile,
  translatedFilesOf,
} from '../../check/core/index.ts';
import { wordDiff } from '../../check/index.ts';
import { edit } from '../editing/edit.ts';
import type { Unit } from '../editing/unit.ts';
import { unitsOf } from '../editing/units.ts';
import { Broken, codedTexts, rawOf, written } from './codes.ts';
import {
  type CodedText,
  markOf,
  plainOf,
  type ReadDocument,
  type ReadText,
  type ReadUnit,
  Unreadable,
} from './document.ts';

export interface ImportOptions {
  /** Take texts whose translation has changed since the export. */
  force: boolean;
  /** Take texts that are the same as in English although they were missing. */
  acceptEqual: boolean;
}

/** The result of an import. */
export interface Imported {
  /** The files to write; none if a text is broken. */
  changes: { [path: string]: Changes[string] };
  /** What was taken, by file. */
  taken: string[];
  /** What was not, and why. */
  refused: string[];
  /** The current English where it has changed since the export. */
  english: string[];
  /** How many texts stay missing since they are the same as in English. */
  equal: number;
}

/**
 * The changes that returned files make to the content. Nothing is written yet.
 *
 * @throws Unreadable when one is for another project or language, or a text is there twice
 */
export function importDocuments(
  graph: Graph,
  documents: readonly ReadDocument[],
  options: ImportOptions,
): Imported {
  const files = new Map(translatedFilesOf(graph).map((file) => [pathOf(file), file]));
  const imported: Imported = { changes: {}, taken: [], refused: [], english: [], equal: 0 };
  let isBroken = false;
  for (const [path, returned] of byFile(documents, graph)) {
    const file = files.get(path);
    if (!file) imported.refused.push(`${path}: English has no such page any more.`);
    else if (!importFile(file, returned, options, imported)) isBroken = true;
    for (const one of [file?.source, file?.translation]) one?.forget();
  }
  return isBroken ? { ...imported, changes: {}, taken: [] } : imported;
}

/** A text of an exchange file, with the name of the file. */
type Returned = ReadUnit & { name: string; language: string };

const placeOf = ({ name, line, path, id }: Returned): string => `${name}:${line}: ${path}:${id}`;

const pathOf = ({ language, source }: TranslatedFile): string =>
  `${language.code}/${source.key}${source.extension}`;

function byFile(documents: readonly ReadDocument[], { project }: Graph): Map<string, Returned[]> {
  const languages = project.locales.flatMap(({ code }) => (code === project.source ? [] : code));
  const seen = new Map<string, string>();
  return grouped(
    documents.flatMap(({ name, source, language, units }) => {
      if (source !== project.source || !languages.includes(language))
        throw new Unreadable(
          `${name}: it is from “${source}” to “${language}”; this project is from ${project.source} to ${languages.join(', ')}.`,
        );
      return units.map((unit): Returned => {
        const text = { ...unit, name, language };
        const id = `${language}/${unit.path}:${unit.id}`;
        const first = seen.get(id);
        if (first !== undefined) throw new Unreadable(`${placeOf(text)} is there twice, first at ${first}.`);
        seen.set(id, `${name}:${unit.line}`);
        return text;
      });
    }),
    ({ language, path }) => `${language}/${path}`,
  );
}

/** Adds what the texts of one file change. @returns whether none of them is broken */
function importFile(
  file: TranslatedFile,
  returned: readonly Returned[],
  options: ImportOptions,
  imported: Imported,
): boolean {
  const equal = options.acceptEqual ? [] : returned.filter(isEqual);
  imported.equal += equal.length;
  const touched = returned.filter((text) => !isUntouched(text) && !equal.includes(text));
  if (touched.length === 0) return true;
  const units = unitsOf(file).map((unit) => ({ unit, ...codedTexts(unit) }));
  const values = new Map<string, string>();
  const done = new Set<string>();
  const places = new Map<string, string>();
  let isWhole = true;
  for (const text of touched) {
    const place = placeOf(text);
    const found = unitFor(text, units);
    if (!found) {
      imported.refused.push(`${place}: English no longer has this text.`);
      continue;
    }
    const { unit, source } = found;
    places.set(unit.id, place);
    const isSameEnglish = isSame(text.source, source);
    if (!isSameEnglish)
      imported.english.push(`${place}: ${wordDiff(shown(text.source), shown(source), false).join(' ')}`);
    try {
      const judged = judge(text, found, options);
      if ('why' in judged) imported.refused.push(`${place}: ${judged.why}`);
      else {
        if (judged.value !== unit.target) values.set(unit.id, judged.value);
        if (judged.isDone && isSameEnglish) done.add(unit.id);
      }
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      imported.refused.push(`${place}: ${error.message}`);
      isWhole = false;
    }
  }
  const all = units.map(({ unit }) => unit);
  const accepted = acceptable(all, done);
  if (values.size === 0 && accepted.size === 0) return isWhole;
  const edited = edit(file, values, accepted);
  if (!edited.ok) {
    imported.refused.push(`${places.get(edited.id ?? '') ?? pathOf(file)}: ${edited.why}`);
    return false;
  }
  const parts = accepted.size > 0 ? `, ${countOf(accepted.size, 'part')} up to date` : '';
  if (Object.keys(edited.changes).length > 0)
    imported.taken.push(`${file.translation?.path ?? pathOf(file)}: ${countOf(values.size, 'text')}${parts}`);
  Object.assign(imported.changes, edited.changes);
  return isWhole;
}

type CodedUnit = { unit: Unit } & ReturnType<typeof codedTexts>;

/** The unit that a text belongs to: the one with its name or, if English has moved, with the same English text. */
function unitFor(text: ReadUnit, units: readonly CodedUnit[]): CodedUnit | undefined {
  const named = units.find(({ unit }) => unit.id === text.id);
  if (named && isSame(text.source, named.source)) return named;
  const same = units.filter(({ source }) => isSame(text.source, source));
  return same.length === 1 ? same[0] : named;
}

/** Whether a text was missing and is returned in English: tools fill in the source where there is no translation. */
const isEqual = ({ source, target, mark, language }: Returned): boolean =>
  mark === markOf(language, undefined, 'missing') && plainOf(target) === plainOf(source);

/** Whether there is nothing to do: the text is empty, or unchanged and not confirmed. */
const isUntouched = ({ target, mark, isDone, language }: Returned): boolean =>
  plainOf(target).trim() === '' ||
  mark === markOf(language, target, 'translated') ||
  (mark === markOf(language, target, 'stale') && !isDone);

/**
 * The value to write for a text and whether it is done, or why it is refused.
 *
 * @throws Broken when its codes cannot be put into the content
 */
function judge(
  text: Returned,
  { unit, target }: CodedUnit,
  { force }: ImportOptions,
): { value: string; isDone: boolean } | { why: string } {
  const value = target && isSame(text.target, target) ? String(unit.target) : written(text.target, unit);
  if (value !== unit.target && !force && !isOfExport(text, target))
    return { why: conflict(value, unit, text.mark) };
  const isChanged = text.mark !== markOf(text.language, text.target, 'stale');
  return { value, isDone: text.isDone || isChanged };
}

/** Whether a translation is still what it was at the export. */
function isOfExport({ target: read, mark, language }: Returned, target: CodedText | undefined): boolean {
  const states = target ? (['translated', 'stale'] as const) : (['missing'] as const);
  const text = target && typeof read === 'string' ? rawOf(target) : target;
  return states.some((state) => mark === markOf(language, text, state));
}

function conflict(value: string, { target }: Unit, mark: string | undefined): string {
  const why =
    mark === undefined
      ? 'the tool dropped the mark that says what its translation was at the export'
      : target === undefined
        ? 'its translation no longer exists'
        : `its translation has changed since the export, to “${target}”`;
  return `${why}; with --force it becomes “${value}”.`;
}

/** The parts whose stale texts are all up to date. */
function acceptable(units: readonly Unit[], done: ReadonlySet<string>): Set<string> {
  const stale = units.filter(({ state }) => state === 'stale');
  const open = new Set(stale.flatMap(({ id, part }) => (done.has(id) ? [] : part)));
  return new Set(stale.flatMap(({ part }) => (open.has(part) ? [] : part)));
}

const isSame = (text: ReadText, other: CodedText): boolean =>
  plainOf(text) === plainOf(typeof text === 'string' ? rawOf(other) : other);

/** A text as shown in messages. */
const shown = (text: ReadText): string =>
  typeof text === 'string'
    ? text
    : text
        .map(({ type, text, id }) => (type === 'text' ? text : type === 'object' ? `<${id}>` : ''))
        .join('');

/** “1 text”, “2 texts”. */
export const countOf = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;
