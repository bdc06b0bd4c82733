import { diffWords } from 'diff';
import { type Locale, sourceLocale } from '../../../schema/languages.ts';
import type { Change, LensSource, LensText } from '../../../schema/lens.ts';
import { objectMark } from '../../../schema/object-mark.ts';
import {
  type ContentPath,
  dotted,
  isPage,
  placeAt,
  type TranslatedFile,
  textsOf,
  todoMark,
  valueAt,
} from '../../check/core/index.ts';
import { type ParsedFile, shownLocale } from '../../content/graph.ts';
import { piecesOf } from '../editing/pieces.ts';
import { type Term, termsIn, termsOf } from '../editing/terms.ts';
import { translationPath } from '../editing/translation-path.ts';
import type { Unit } from '../editing/unit.ts';
import { unitsOf } from '../editing/units.ts';
import type { LensInput } from './input.ts';

/** A text, with its first and last line in the translation; without lines if it is missing there. */
export interface LensTextLines {
  text: LensText;
  lines: readonly number[];
}

/**
 * Returns every text of a file, in the order of `unitsOf()`.
 * @param of whether the texts belong to the page itself or to the interface around pages
 */
export function lensTexts(
  file: TranslatedFile,
  of: LensText['of'],
  { graph, placeOf }: LensInput,
): LensTextLines[] {
  const { schema, source, translation } = file;
  const locale = file.language.code as Locale;
  const page = isPage(source) ? graph.pages.get(source.key) : undefined;
  const isShownInEnglish = page ? shownLocale(page, locale) !== locale : !translation;
  const terms = termsOf(graph, locale);
  const units = unitsOf(file);
  const fields = new Set(textsOf(schema, source.data?.value).map(({ path }) => dotted(path)));
  let [last, end] = [-1, 0];
  return units.map((unit, index) => {
    const { id, english, before, span, path, note, state } = unit;
    if (span && !path) end = span[1];
    const shown = displayedWords(isShownInEnglish ? english : displayedText(unit, translation), unit);
    if (shown !== '') last = index;
    const at = translation && placeAt(translation.text, span?.[0] ?? end);
    const { line, column } = (path && translation?.data?.locate(path)) ?? at ?? { line: 1, column: 1 };
    const text: LensText = {
      of,
      file: translationPath(file),
      id,
      name: (of === 'page' ? '' : `${source.key}: `) + nameOf(unit, units),
      description: note,
      shown,
      language: state === 'missing' || isShownInEnglish ? sourceLocale : locale,
      english: readable(english, unit),
      state,
      ...(before !== undefined && { change: changeOf(readable(before, unit), readable(english, unit)) }),
      place: placeOf(file, line, column),
      ...(!path && shown === '' && last >= 0 && { after: last }),
      findings: [],
      source: sourceOf(unit, fields, source, terms),
    };
    const lines = translation && span?.map((offset) => placeAt(translation.text, offset).line);
    return { text, lines: lines ?? [] };
  });
}

/** Returns the word-by-word difference between two texts. */
const changeOf = (then: string, now: string): Change[] =>
  diffWords(then, now).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));

/** Names a value by its path, and a block by the heading of its section and its position there. */
function nameOf(unit: Unit, all: readonly Unit[]): string {
  if (unit.role === 'value') return unit.id;
  const blocks = all.filter(({ part, role }) => part === unit.part && role !== 'value');
  const heading = blocks.find(({ role }) => role === 'heading');
  const title = heading ? `## ${displayedWords(heading.target ?? heading.english, heading)}` : unit.part;
  return blocks.length > 1 ? `${title} (${blocks.indexOf(unit) + 1} of ${blocks.length})` : title;
}

/** What visitors see of a text on a translated page; empty for a block that the translation lacks. */
function displayedText({ path, span, english, target }: Unit, translation: ParsedFile | undefined): string {
  if (target !== undefined) return target;
  if (path || !translation) return english;
  return span ? translation.text.slice(...span).replace(todoMark, '') : '';
}

/** The words of a text as the page shows them, with placeholders, and `objectMark` for code and components. */
const displayedWords = (text: string, unit: Unit): string =>
  piecesOf(text, unit)
    .map(({ type, raw, text }) => {
      if (type === 'text') return text;
      if (type !== 'object' || text === 'note') return '';
      return raw.startsWith('{{') ? raw : objectMark;
    })
    .join('');

/** The words of a text for reading: objects such as `<Email />` as written, and no markup around words. */
const readable = (text: string, unit: Unit): string =>
  piecesOf(text, unit)
    .map(({ type, raw, text }) => (type === 'text' ? text : type === 'object' ? raw : ''))
    .join('');

function sourceOf(
  unit: Unit,
  fields: ReadonlySet<string>,
  source: ParsedFile,
  terms: readonly Term[],
): LensSource {
  const { id, english, target, part, path, plural } = unit;
  return {
    english: piecesOf(english, unit),
    ...(target !== undefined && { target }),
    part,
    terms: termsIn(english, terms),
    invariants: path ? invariantsBeside(path, source.data?.value, fields) : [],
    ...(plural && { plural: { ...plural, family: id.slice(0, -plural.form.length) } }),
  };
}

/** The invariants beside a value, such as “price: 45”. */
function invariantsBeside(path: ContentPath, data: unknown, fields: ReadonlySet<string>): string[] {
  const parent = path.slice(0, -1);
  return Object.entries(Object(valueAt(data, parent))).flatMap(([name, value]) =>
    typeof value === 'object' || fields.has(dotted([...parent, name])) ? [] : `${name}: ${value}`,
  );
}
