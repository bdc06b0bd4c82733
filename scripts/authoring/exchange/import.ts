import { readFileSync } from 'node:fs';
import { sourceLocale, targetLanguages } from '../../../schema/languages.ts';
import {
  type Changes,
  count,
  type Graph,
  grouped,
  type TranslatedFile,
  translatedFilesOf,
} from '../../check/core/index.ts';
import { edit } from '../editing/edit.ts';
import { translationPath } from '../editing/translation-path.ts';
import { type Unit, unitStates } from '../editing/unit.ts';
import { unitsOf } from '../editing/units.ts';
import { writeChanges } from '../editing/write-changes.ts';
import { codeProblem } from './codes.ts';
import { collapseWhitespace, fingerprintOf, type ReadUnit } from './document.ts';
import { readDocument } from './formats.ts';

export interface ImportOptions {
  /** Import texts whose translation has changed since the export. */
  force: boolean;
  /** Import missing texts that come back the same as in English. */
  acceptEqual: boolean;
}

/**
 * Imports files of translation tools.
 *
 * @returns 0 when everything was imported, 1 when something was refused, 2 when a file cannot be read, in which case
 *   nothing is written
 */
export function importFiles(
  graph: Graph,
  paths: readonly string[],
  options: ImportOptions,
  say: (line: string) => void,
): 0 | 1 | 2 {
  const returned: Returned[] = [];
  for (const path of paths) {
    try {
      returned.push(...readUnits(path));
    } catch (error) {
      say(`${path}: ${(error as Error).message}\nNothing was written.`);
      return 2;
    }
  }
  const files = new Map(translatedFilesOf(graph).map((file) => [translationPath(file), file]));
  const imported: ImportResult = { changes: {}, importedLines: [], refused: [], english: [], equal: 0 };
  for (const [path, texts] of grouped(returned, ({ language, path }) => `${language}/${path}`)) {
    const file = files.get(path);
    if (file) importFile(file, texts, options, imported);
    else imported.refused.push(`${path}: its English file no longer exists.`);
  }
  const { changes, importedLines, refused, english, equal } = imported;
  writeChanges(graph, changes);
  for (const line of importedLines) say(`Imported: ${line}`);
  for (const line of english) say(`English has changed since the export: ${line}`);
  for (const line of refused) say(`Rejected: ${line}`);
  if (equal > 0)
    say(
      `Skipped: ${count(equal, 'missing text')} identical to English. To import them anyway, add --accept-equal.`,
    );
  if (importedLines.length === 0) say('Nothing was written.');
  return refused.length > 0 ? 1 : 0;
}

/** The result of an import. */
interface ImportResult {
  /** The files to write. */
  changes: { [path: string]: Changes[string] };
  /** What was imported, a line for each file. */
  importedLines: string[];
  /** What was refused, and why. */
  refused: string[];
  /** The texts whose English has changed since the export. */
  english: string[];
  /** The number of texts that stay missing because they are the same as in English. */
  equal: number;
}

/** A unit of an exchange file, with the target language. */
type Returned = ReadUnit & { language: string };

/** @throws Error when the file is broken, or is not between languages of the project */
function readUnits(path: string): Returned[] {
  const { source, language, units } = readDocument(readFileSync(path));
  const languages = targetLanguages.map<string>(({ code }) => code);
  if (source !== sourceLocale || !languages.includes(language))
    throw new Error(
      `it translates from “${source}” to “${language}”; this project translates from ${sourceLocale} to ${languages.join(', ')}.`,
    );
  return units.map((unit) => ({ ...unit, language }));
}

/** Edits one content file, and adds the result to `imported`. */
function importFile(
  file: TranslatedFile,
  returned: readonly Returned[],
  options: ImportOptions,
  imported: ImportResult,
): void {
  const equal = options.acceptEqual ? [] : returned.filter(isCopyOfEnglish);
  imported.equal += equal.length;
  const touched = returned.filter((text) => !isUntouched(text) && !equal.includes(text));
  if (touched.length === 0) return;
  const units = unitsOf(file);
  const values = new Map<string, string>();
  const done = new Set<string>();
  for (const text of touched) {
    const place = `${translationPath(file)}:${text.id}`;
    const unit = unitFor(text, units);
    const problem = unit ? problemOf(text, unit, options) : 'this text no longer exists in English.';
    if (!unit || problem) {
      imported.refused.push(`${place}: ${problem}`);
      continue;
    }
    if (!isSame(text.target, unit.target)) values.set(unit.id, text.target);
    if (!isSame(text.source, unit.english)) imported.english.push(place);
    else if (text.isDone || text.fingerprint !== fingerprintOf(text.language, text.target, 'stale'))
      done.add(unit.id);
  }
  const accepted = partsToAccept(units, done);
  if (values.size === 0 && accepted.size === 0) return;
  const edited = edit(file, values, accepted);
  if (!edited.ok) {
    imported.refused.push(`${translationPath(file)}: ${edited.id ? `${edited.id}: ` : ''}${edited.why}`);
    return;
  }
  const parts = accepted.size > 0 ? `, ${count(accepted.size, 'part')} recorded as up to date` : '';
  if (Object.keys(edited.changes).length > 0)
    imported.importedLines.push(`${file.path}: ${count(values.size, 'text')}${parts}`);
  Object.assign(imported.changes, edited.changes);
}

/** Finds the unit of a text: the one with its id or, if the English text has moved, the one with this English text. */
function unitFor(text: ReadUnit, units: readonly Unit[]): Unit | undefined {
  const named = units.find(({ id }) => id === text.id);
  if (named && isSame(text.source, named.english)) return named;
  const same = units.filter(({ english }) => isSame(text.source, english));
  return same.length === 1 ? same[0] : named;
}

/** Whether a missing text comes back in English: some tools fill in the source where there is no translation. */
const isCopyOfEnglish = ({ source, target, fingerprint, language }: Returned): boolean =>
  fingerprint === fingerprintOf(language, undefined, 'missing') && isSame(target, source);

/** Whether there is nothing to do: the text is empty, or unchanged and not confirmed. */
const isUntouched = ({ target, fingerprint, isDone, language }: Returned): boolean =>
  target.trim() === '' ||
  fingerprint === fingerprintOf(language, target, 'translated') ||
  (fingerprint === fingerprintOf(language, target, 'stale') && !isDone);

/** Returns why a text cannot be imported: its codes are broken, or it would overwrite a newer translation. */
function problemOf({ target, fingerprint, language }: Returned, unit: Unit, { force }: ImportOptions) {
  if (isSame(target, unit.target)) return undefined;
  const matchesExport = unitStates.some(
    (state) => fingerprint === fingerprintOf(language, unit.target, state),
  );
  return (
    codeProblem(target, unit) ??
    (force || matchesExport
      ? undefined
      : `its translation has changed since the export, to “${unit.target ?? ''}”; to replace it with “${target}”, add --force.`)
  );
}

/** Returns the parts whose stale texts are all done. */
function partsToAccept(units: readonly Unit[], done: ReadonlySet<string>): Set<string> {
  const stale = units.filter(({ state }) => state === 'stale');
  const open = new Set(stale.flatMap(({ id, part }) => (done.has(id) ? [] : part)));
  return new Set(stale.flatMap(({ part }) => (open.has(part) ? [] : part)));
}

const isSame = (text: string, other: string | undefined): boolean =>
  collapseWhitespace(text) === collapseWhitespace(other ?? '');
