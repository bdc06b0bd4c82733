import {
  type Changes,
  contentFile,
  dotted,
  fileWithText,
  isPage,
  isPair,
  type Pair,
  placeAt,
  type TranslatedFile,
} from '../../check/core/index.ts';
import { applyEdits, type Finding, identity, unreadableReason, validateFile } from '../../check/index.ts';
import { acceptedFile } from '../records/accept.ts';
import { scaffold } from '../records/scaffold.ts';
import { translationPath } from './translation-path.ts';
import type { Unit } from './unit.ts';
import { unitsOf } from './units.ts';
import { withValues } from './value.ts';

/** The result of an edit: the changed files of a translation, or why it is refused. */
export type EditResult =
  /** The files that change, by their paths below the content folder; nothing is written yet. */
  | { ok: true; changes: Changes }
  /** The reason, as a sentence, and the id of the unit it is about; `undefined` if it is about the file. */
  | { ok: false; why: string; id: string | undefined };

/**
 * Puts text into a translation, without writing files. Only the given units and the records of their parts change. A
 * missing file, section or field is created, with English marked TODO for the units that are not given. A part whose
 * last missing unit is given is recorded as translated from the current English.
 *
 * @param newTexts new text by unit id, written like `Unit.english`
 * @param acceptedParts parts to record as up to date, by `Unit.part`
 */
export function edit(
  file: TranslatedFile,
  newTexts: ReadonlyMap<string, string>,
  acceptedParts: ReadonlySet<string> = new Set(),
): EditResult {
  try {
    return { ok: true, changes: computeChanges(file, newTexts, acceptedParts) };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return { ok: false, why: error.message, id: error.id };
  }
}

class EditError extends Error {
  readonly id: string | undefined;
  constructor(why: string, id?: string) {
    super(why);
    this.id = id;
  }
}

function computeChanges(
  file: TranslatedFile,
  newTexts: ReadonlyMap<string, string>,
  acceptedParts: ReadonlySet<string>,
): Changes {
  const problem = unreadableReason(file.source, file.translation, file.record);
  if (problem) throw new EditError(problem);
  const before = currentUnits(file);
  const values = new Map<string, string>();
  for (const [id, value] of newTexts) {
    const unit = before.find((one) => one.id === id);
    if (!unit) throw new EditError(`${file.source.path} has no text with this ID.`, id);
    if (value.trim() === '') throw new EditError('The text cannot be empty.', id);
    if (value !== unit.target) values.set(id, unit.kind === 'plain' ? value : value.trim());
  }
  const prepared = addMissingPlaces(file, before, values);
  if (!prepared || values.size + acceptedParts.size === 0) return {};
  const edited = applyValues(prepared, values);
  assertValid(file, edited, values);
  assertOthersUnchanged(prepared, edited, values);
  return changedFiles(file, edited, acceptedParts, completedParts(before, edited));
}

/** Adds places for the given units where the translation has none, filled with English marked TODO. */
function addMissingPlaces(
  file: TranslatedFile,
  units: readonly Unit[],
  values: ReadonlyMap<string, string>,
): Pair | undefined {
  let current = file;
  for (const { id, path, part } of units.filter(({ id, span }) => values.has(id) && !span)) {
    const hasPlace = () => currentUnits(current).some((unit) => unit.id === id && unit.span);
    if (hasPlace()) continue;
    const wanted = path ? { path } : { section: part.replace(/^text\/?/, '') };
    current = withTranslation(current, scaffold(current, wanted).text);
    if (!hasPlace())
      throw new EditError(
        `${current.translation?.path} has no place for this text; add the text to the file first.`,
        id,
      );
  }
  return isPair(current) ? current : undefined;
}

/** Returns the file with `text` as its translation. */
function withTranslation(file: TranslatedFile, text: string): Pair {
  const { source, project } = file;
  const [dir = '', shownAs] = [source.absolute, source.path].map((path) =>
    path.slice(0, -source.relative.length - 1),
  );
  const place = contentFile(dir, translationPath(file), shownAs);
  return { ...file, translation: fileWithText(place, text, project) };
}

function applyValues(file: Pair, values: ReadonlyMap<string, string>): Pair {
  const fields = currentUnits(file).flatMap(({ id, path }) =>
    path && values.has(id) ? { path, value: values.get(id) ?? '' } : [],
  );
  const text = withValues(file.translation.text, isPage(file.source), fields);
  if (typeof text !== 'string')
    throw new EditError('This text cannot be written to this field of the file.', dotted(text.path));
  const edits = currentUnits(withTranslation(file, text)).flatMap(({ id, path, span }) => {
    if (path || !span || !values.has(id)) return [];
    return { start: span[0], end: span[1], text: values.get(id) ?? '' };
  });
  return withTranslation(file, applyEdits(text, edits));
}

/** @throws EditError when the site could not be built with the new values */
function assertValid(before: TranslatedFile, after: Pair, values: ReadonlyMap<string, string>): void {
  const known = new Set(isPair(before) ? findingsOf(before).map(identity) : []);
  const found = findingsOf(after).find((finding) => !known.has(identity(finding)));
  if (!found) return;
  const lineAt = (offset: number): number => placeAt(after.translation.text, offset).line;
  const about = currentUnits(after).find(
    ({ id, span }) =>
      values.has(id) && span && lineAt(span[0]) <= found.line && found.line <= lineAt(span[1]),
  );
  throw new EditError(`${found.message} → ${found.fix}`, about?.id ?? [...values.keys()][0]);
}

/** @throws EditError when units would change that were not given */
function assertOthersUnchanged(before: Pair, after: Pair, values: ReadonlyMap<string, string>): void {
  const [oldUnits, newUnits] = [currentUnits(before), currentUnits(after)];
  // A section that was given as a whole may now have different units.
  const sections = oldUnits
    .filter(({ id, role }) => role === 'section' && values.has(id))
    .map(({ part }) => part);
  const changedUnit = oldUnits.find(
    ({ id, role, target, part }) =>
      !sections.includes(part) &&
      !newUnits.some(
        (one) => one.id === id && one.role === role && one.target === (values.get(id) ?? target),
      ),
  );
  if (!changedUnit) return;
  throw new EditError(
    'This text would become several blocks or a different kind of block: remove empty lines, and any # - > or | that is not part of the text.',
    (oldUnits.find(({ id, part }) => values.has(id) && part === changedUnit.part) ?? changedUnit).id,
  );
}

/** The units of a file, without looking for stale ones: that is not needed here, and would run git each time. */
const currentUnits = (file: TranslatedFile): Unit[] => unitsOf(file, false);

const findingsOf = ({ schema, source, translation, project }: Pair): Finding[] =>
  validateFile(translation, schema, source, project);

/**
 * Returns the files to write: the translation and its record, if they changed.
 *
 * @param completed parts to record if the translation keeps a record
 */
function changedFiles(
  original: TranslatedFile,
  edited: Pair,
  acceptedParts: ReadonlySet<string>,
  completed: readonly string[],
): Changes {
  const { translation, source, record } = edited;
  const changes =
    translation.text === original.translation?.text ? {} : { [translation.relative]: translation.text };
  const isTracked = (isPage(source) ? translation.record : record) !== undefined;
  const parts = new Set([...acceptedParts, ...(isTracked ? completed : [])]);
  if (isPair(original) && parts.size === 0) return changes;
  try {
    // A new file is recorded as a whole.
    const written = acceptedFile(edited, isPair(original) ? parts : undefined);
    return written ? { ...changes, [written.relative]: written.text } : changes;
  } catch (error) {
    throw new EditError((error as Error).message);
  }
}

/** Returns the parts whose last missing unit was added. */
function completedParts(before: readonly Unit[], after: Pair): string[] {
  const partsWithGaps = (units: readonly Unit[]) =>
    new Set(units.flatMap(({ state, part }) => (state === 'missing' ? part : [])));
  const open = partsWithGaps(currentUnits(after));
  return [...partsWithGaps(before)].filter((part) => !open.has(part));
}
