import type { z } from 'zod';
import project from '../../../check.config.ts';
import { type Locale, sourceLocale, targetLanguages } from '../../../schema/languages.ts';
import type { Change, LensPlace, LensText, TextState } from '../../../schema/lens.ts';
import {
  type ContentPath,
  dotted,
  endOfFrontmatter,
  fieldOf,
  isPage,
  isTodo,
  keyOf,
  type Located,
  normalized,
  offsetAt,
  partTexts,
  placeAt,
  sectionName,
  type Text,
  textsOf,
  todoMark,
} from '../../check/core/index.ts';
import { everyProseOf, type OldEnglish, type Prose, placeIn, unitsOf } from '../../check/index.ts';
import type { ParsedFile } from '../../content/graph.ts';
import { changedEnglish } from '../editing/changed-english.ts';
import { changeOf } from './changes.ts';

/** A content file in one language beside the English one. */
export interface TextFile {
  of: LensText['of'];
  /** Prepended to the names of its texts. */
  prefix: string;
  locale: Locale;
  schema: z.ZodType;
  source: ParsedFile;
  /** Absent where the language has no file yet, and for English. */
  translation: ParsedFile | undefined;
  /** Records which English texts a namespace was translated from. */
  record?: ParsedFile | undefined;
  /** Paths of the fields that show English. */
  fallbacks: readonly string[];
  /** True if visitors see the whole file in English. */
  isShownInEnglish: boolean;
}

/** A text with its range in the file, as character offsets. */
export interface PlacedText {
  text: LensText;
  file: ParsedFile;
  range: [from: number, to: number] | undefined;
  /** Path of a field. */
  path?: ContentPath;
}

/** Converts a position in a file to a place for the lens. */
export type PlaceMaker = (file: Pick<ParsedFile, 'path'>, line: number, column: number) => LensPlace;

/** Path of the file in the language, whether or not it exists. */
export function pathOf({ locale, source }: Pick<TextFile, 'locale' | 'source'>): string {
  const { path, relative, key, extension } = source;
  return `${path.slice(0, -relative.length)}${locale}/${key}${extension}`;
}

/** Every text of a file, in the order of the English one. */
export function lensTexts(file: TextFile, placeOf: PlaceMaker): PlacedText[] {
  const age = ageOf(file);
  const fields = fieldTexts(file, age, placeOf);
  return isPage(file.source) ? [...fields, ...bodyTexts(file, age, placeOf)] : fields;
}

/** Which parts of a translation are outdated, by the English file they were made from. */
type Age = ReadonlyMap<string, OldEnglish | undefined>;

function ageOf({ locale, schema, source, translation, record }: TextFile): Age {
  const language = targetLanguages.find(({ code }) => code === locale);
  if (!language || !translation) return new Map();
  return changedEnglish({ language, project, schema, source, translation, ...(record && { record }) });
}

type Draft = Pick<LensText, 'name' | 'description' | 'shown' | 'english' | 'state'> &
  Partial<Pick<LensText, 'change'>>;

function textOf(file: TextFile, draft: Draft, place: LensPlace): LensText {
  const isEnglish = draft.state === 'missing' || draft.state === 'todo' || file.isShownInEnglish;
  return { of: file.of, language: isEnglish ? sourceLocale : file.locale, ...draft, place, findings: [] };
}

// Fields

function fieldTexts(file: TextFile, age: Age, placeOf: PlaceMaker): PlacedText[] {
  const { schema, source, translation, locale, prefix } = file;
  if (!source.data) return [];
  const english = textsOf(schema, source.data.value);
  const name = (path: ContentPath): string => prefix + dotted(path);
  if (locale === sourceLocale) {
    return english.map(({ path, value, description }) => {
      const draft = { name: name(path), description, shown: value, english: '', state: 'source' } as const;
      return {
        text: textOf(file, draft, fieldPlace(source, path, placeOf)),
        file: source,
        path,
        range: fieldRange(source, path),
      };
    });
  }
  const own = new Map<string, Text[]>();
  for (const text of textsOf(schema, translation?.data?.value)) {
    const key = dotted(text.counterpart);
    own.set(key, [...(own.get(key) ?? []), text]);
  }
  const byPath = new Map(english.map(({ path, value }) => [dotted(path), value]));
  const fallbacks = new Set(file.fallbacks);
  return english.flatMap((text): PlacedText[] => {
    const { path, value, description, form } = text;
    const translated = own.get(dotted(text.counterpart)) ?? [];
    // A plural is compared by its form “other”; the other forms are not reported one by one.
    if (form !== undefined && form !== 'other' && translated.length > 0) return [];
    if (translated.length === 0 || !translation) {
      const draft = {
        name: name(path),
        description,
        shown: value,
        english: value,
        state: 'missing',
      } as const;
      const place = translation
        ? fieldPlace(translation, path, placeOf)
        : placeOf({ path: pathOf(file) }, 1, 1);
      return [{ text: textOf(file, draft, place), file: translation ?? source, path, range: undefined }];
    }
    return translated.map((own) => {
      const counterpart = byPath.get(dotted(own.path)) ?? value;
      const isFallback = file.isShownInEnglish || fallbacks.has(keyOf(own));
      const shown = isFallback ? counterpart : own.value;
      const fact = isTodo(own.value) ? { state: 'todo' as const } : fieldAge(file, own, value, age);
      const draft = { name: name(own.path), description, shown, english: counterpart, ...fact };
      return {
        text: textOf(file, draft, fieldPlace(translation, own.path, placeOf)),
        file: translation,
        path: own.path,
        range: fieldRange(translation, own.path),
      };
    });
  });
}

function fieldAge(
  { schema, source }: TextFile,
  text: Text,
  english: string,
  age: Age,
): { state: TextState; change?: Change[] } {
  const part = isPage(source) ? fieldOf(text) : keyOf(text);
  if (!age.has(part)) return { state: 'current' };
  const old = age.get(part);
  if (!old) return { state: 'stale' };
  const then = partTexts(schema, old.file, part, isPage(source)).get(dotted(text.counterpart)) ?? '';
  if (normalized(then) === normalized(english)) return { state: 'current' };
  return { state: 'stale', change: changeOf(then, english) };
}

function fieldPlace(file: ParsedFile, path: ContentPath, placeOf: PlaceMaker): LensPlace {
  const { line, column } = file.data?.locate(path) ?? { line: 1, column: 1 };
  return placeOf(file, line, column);
}

/** Starts at the key, since findings may be at the key or at the value. */
function fieldRange(file: ParsedFile, path: ContentPath): [number, number] | undefined {
  const { data, text } = file;
  const range = data?.rangeOf(path);
  return data && range && [Math.min(range[0], offsetAt(text, keyPlace(data, path))), range[1]];
}

/** List items have no key. */
const keyPlace = (data: Located, path: ContentPath) =>
  data.locate(path, typeof path.at(-1) === 'number' ? 'value' : 'key');

// Bodies

function bodyTexts(file: TextFile, age: Age, placeOf: PlaceMaker): PlacedText[] {
  const { schema, source, translation, locale } = file;
  const english = bodyUnits(schema, source);
  if (locale === sourceLocale || !translation?.body) {
    const state = locale === sourceLocale ? 'source' : 'missing';
    return [...english.values()].flat().map((prose) => {
      const draft = {
        ...named(prose),
        shown: prose.text,
        english: state === 'source' ? '' : prose.text,
        state,
      } as const;
      if (state === 'source') return placed(file, source, prose, draft, placeOf);
      return {
        text: textOf(file, draft, placeOf({ path: pathOf(file) }, 1, 1)),
        file: source,
        range: undefined,
      };
    });
  }
  const own = bodyUnits(schema, translation);
  const units = new Set([...english.keys(), ...own.keys()]);
  const texts: PlacedText[] = [];
  let end = endOfFrontmatter(translation.text) ?? 0;
  for (const unit of units) {
    const [originals, translated] = [english.get(unit) ?? [], own.get(unit) ?? []];
    if (translated.length > 0) {
      texts.push(...translatedUnit(file, translation, originals, translated, age, placeOf));
      end = translated.at(-1)?.map.at(-1) ?? end;
    } else {
      for (const prose of originals) {
        const draft = { ...named(prose), shown: '', english: prose.text, state: 'missing' } as const;
        const { line } = placeAt(translation.text, end);
        texts.push({
          text: textOf(file, draft, placeOf(translation, line, 1)),
          file: translation,
          range: undefined,
        });
      }
    }
  }
  return texts;
}

function translatedUnit(
  file: TextFile,
  translation: ParsedFile,
  originals: readonly Prose[],
  translated: readonly Prose[],
  age: Age,
  placeOf: PlaceMaker,
): PlacedText[] {
  const unit = translated[0]?.unit ?? '#';
  const english = partnersOf(translated, originals);
  const changes = unitChanges(file, unit, originals, age);
  return translated.map((prose, index) => {
    const partners = english[index] ?? [];
    const text = partners.map(({ text }) => text).join('\n\n');
    // Where the blocks of a section cannot be matched, its changes are shown once, at its start.
    const change = partners.flatMap((partner) => changes.get(partner) ?? []);
    const isStale = changes.size > 0 && partners.some((partner) => changes.has(partner));
    const state: TextState = isTodo(prose.text) ? 'todo' : isStale ? 'stale' : 'current';
    const shown = prose.text.startsWith(todoMark) ? prose.text.slice(todoMark.length) : prose.text;
    const draft = {
      ...named(prose),
      shown,
      english: text,
      state,
      ...(isStale && change.length > 0 && { change }),
    };
    return placed(file, translation, prose, draft, placeOf);
  });
}

/**
 * For each block of a section, the matching English blocks: one if the kinds of blocks agree, otherwise all of its
 * kind.
 */
function partnersOf(translated: readonly Prose[], originals: readonly Prose[]): Prose[][] {
  const counts = new Map<Prose['kind'], number>();
  return translated.map(({ kind }) => {
    const index = counts.get(kind) ?? 0;
    counts.set(kind, index + 1);
    const same = originals.filter((prose) => prose.kind === kind);
    const isEven = same.length === translated.filter((prose) => prose.kind === kind).length;
    return isEven ? same.slice(index, index + 1) : same;
  });
}

/** The English blocks of a section that changed since the translation; all of them if the old text is unavailable. */
function unitChanges(
  { schema, source }: TextFile,
  unit: string,
  originals: readonly Prose[],
  age: Age,
): Map<Prose, Change[]> {
  const part = sectionName(unit.slice(1));
  if (!age.has(part)) return new Map();
  const old = age.get(part);
  if (!old) return new Map(originals.map((prose) => [prose, []]));
  // `everyProseOf()` only needs text, data and body.
  const then = bodyUnits(schema, old.file as ParsedFile).get(unit) ?? [];
  const isEven =
    then.length === originals.length && originals.every(({ kind }, index) => then[index]?.kind === kind);
  const changes = new Map<Prose, Change[]>();
  if (isEven) {
    originals.forEach((prose, index) => {
      const before = then[index]?.text ?? '';
      if (normalized(before) !== normalized(prose.text)) changes.set(prose, changeOf(before, prose.text));
    });
  }
  const [first] = originals;
  if (changes.size === 0 && first) {
    const [before, now] = [old.file, source].map(
      (version) => partTexts(schema, version, part, true).get('') ?? '',
    );
    changes.set(first, changeOf(before ?? '', now ?? ''));
  }
  return changes;
}

const bodyUnits = (schema: z.ZodType, file: ParsedFile): Map<string, Prose[]> =>
  unitsOf(everyProseOf(schema, file).filter(({ kind }) => kind !== 'field'));

const named = ({ name, kind }: Prose): Pick<LensText, 'name' | 'description'> => ({
  name: kind === 'picture' ? `picture in ${name}` : name,
  description: '',
});

function placed(file: TextFile, at: ParsedFile, prose: Prose, draft: Draft, placeOf: PlaceMaker): PlacedText {
  const { line, column } = placeIn(at, prose, 0);
  const [from = 0, to = from] = [prose.map[0], prose.map.at(-1)];
  return { text: textOf(file, draft, placeOf(at, line, column)), file: at, range: [from, to] };
}
