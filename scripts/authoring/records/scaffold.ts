import type { z } from 'zod';
import {
  asContent,
  type Content,
  type ContentPath,
  endOfFrontmatter,
  fieldsOf,
  type Gap,
  gapsOf,
  holdsFields,
  isPage,
  isPair,
  isTextBlock,
  kindOf,
  type Locale,
  nameOf,
  type Pair,
  type ParsedFile,
  partsOf,
  pluralCategories,
  pluralKeys,
  recordOf,
  type TranslatedFile,
  todoMark,
  valueAt,
  visit,
} from '../../check/core/index.ts';
import { applyEdits, type Edit, refuseUnreadable } from '../../check/index.ts';
import { insertJsonField, insertYamlField, yamlOf } from './insert-field.ts';
import { missingSections } from './missing-sections.ts';
import { yamlRecord } from './written-record.ts';

export interface Scaffold {
  text: string;
  /** What was added, for people: “hero.lead”, the section #choice; empty when nothing was missing. */
  added: string[];
}

/** The one text that is wanted of a translation that has more gaps: a field, or the section that it is in. */
export type Wanted = { path: ContentPath } | { section: string };

/** Adds what a translation lacks, in English marked TODO; what is there stays as it is. Only `wanted`, if given. */
export function scaffold(file: TranslatedFile, wanted?: Wanted): Scaffold {
  refuseUnreadable(file.source, file.translation);
  if (!isPair(file)) return { text: wholeFile(file), added: ['the file'] };
  const fields = missingFields(file, wanted);
  const named = fields.map(({ path }) => nameOf(path));
  const isOfPage = isPage(file.source);
  const { text, added } = isOfPage ? withSections(file, wanted) : { text: file.translation.text, added: [] };
  return { text: withFields(text, isOfPage, fields), added: [...named, ...added] };
}

function wholeFile(file: TranslatedFile): string {
  const { schema, language, source } = file;
  const values = todoValues(schema, language.code, source.data?.value) ?? {};
  if (!isPage(source)) return `${JSON.stringify(values, null, 2)}\n`;
  const yaml = source.body?.children.find(({ type }) => type === 'yaml');
  const body = todoBody(source, yaml?.position?.end.offset ?? 0, source.text.length);
  return `---\n${yamlOf(values)}${yamlRecord(recordOf(partsOf(file))).join('\n')}\n---${body}`;
}

interface MissingField {
  path: ContentPath;
  value: unknown;
  /** The keys that English has beside it. */
  order: readonly string[];
}

function missingFields(pair: Pair, wanted: Wanted | undefined): MissingField[] {
  const { schema, language, source, translation } = pair;
  const [from, to] = [asContent(source.data?.value), asContent(translation.data?.value)];
  return gapsOf(schema, language.code, from, to)
    .filter(
      ({ path }) => !wanted || ('path' in wanted && path.every((key, index) => wanted.path[index] === key)),
    )
    .flatMap((gap) =>
      missingValues(gap, language.code, from).map(([path, value]) => {
        return { path, value, order: orderAt(path, from) };
      }),
    );
}

function missingValues(gap: Gap, locale: Locale, source: object): [ContentPath, unknown][] {
  const { kind, path } = gap;
  if (kind === 'key') return [[path, todoValues(gap.field, locale, gap.source)]];
  if (kind === 'form') return [[path, todoText(valueAt(source, gap.english))]];
  // The last entries of a list, since nobody knows which ones the translation does not have.
  return gap.source.flatMap((entry, index) =>
    index < gap.translation.length ? [] : [[[...path, index], todoText(entry)]],
  );
}

/** The keys of the English content beside a path; of a plural, every form it can have. */
function orderAt(path: ContentPath, source: object): string[] {
  const beside = asContent(valueAt(source, path.slice(0, -1)));
  const keys = Object.keys(beside).flatMap((key) => {
    const family = key.slice(0, key.lastIndexOf('_'));
    const isPlural = Object.hasOwn(beside, `${family}_other`);
    return isPlural ? pluralCategories.map((form) => `${family}_${form}`) : [key];
  });
  return [...new Set(keys)];
}

/** Adds fields to a file: the whole of a JSON file, the frontmatter of a page. */
function withFields(text: string, isOfPage: boolean, fields: readonly MissingField[]): string {
  const insert = isOfPage ? insertYamlField : insertJsonField;
  const [start, end] = isOfPage ? [text.indexOf('\n') + 1, endOfFrontmatter(text)] : [0, text.length];
  const written = fields.reduce(
    (own, { path, value, order }) => insert(own, path, value, order),
    text.slice(start, end),
  );
  return text.slice(0, start) + written + text.slice(end);
}

/** Adds the sections of an English page that its translation lacks, each at its place. */
function withSections({ source, translation, project }: Pair, wanted: Wanted | undefined): Scaffold {
  const { text } = translation;
  const missing = missingSections(source, translation, project.components ?? {}).filter(
    ({ id }) => !wanted || ('section' in wanted && wanted.section === id),
  );
  const end = text.trimEnd().length;
  // From the last to the first, so that no place moves before it is its turn.
  const whole = missing.reduceRight((written, { start, end: to, at }) => {
    const own = todoBody(source, start, to).trimEnd();
    const piece = at < end ? `${own}\n\n` : `\n\n${own}`;
    return written.slice(0, at) + piece + written.slice(at);
  }, text);
  return { text: whole, added: missing.map(({ id }) => `the section #${id}`) };
}

/** A part of an English page, by offsets, with a mark before each text that it is to be translated. */
function todoBody({ body, text }: ParsedFile, from: number, to: number): string {
  const edits: Edit[] = [];
  if (!body) return text.slice(from, to);
  visit(body, (node) => {
    if (!isTextBlock(node)) return;
    const start = node.children[0]?.position?.start.offset;
    const isProse = node.children.some(
      (child) => child.type !== 'mdxJsxTextElement' && child.type !== 'inlineCode',
    );
    if (isProse && start !== undefined && start >= from && start < to)
      edits.push({ start: start - from, end: start - from, text: todoMark });
  });
  return applyEdits(text.slice(from, to), edits);
}

/** What has to be translated: every text marked TODO, in the plural forms of the language; `undefined` if none. */
function todoValues(schema: z.ZodType, locale: Locale, source: unknown): unknown {
  if (kindOf(schema) === 'invariant' || source === undefined) return undefined;
  if (!holdsFields(schema)) return todoText(source);
  const from = asContent(source);
  const values: Content = {};
  for (const [key, field] of fieldsOf(schema, from)) {
    if (kindOf(field) === 'plural') {
      const other = from[`${key}_other`];
      if (other === undefined) continue;
      for (const name of pluralKeys(key, locale).required) values[name] = todoText(from[name] ?? other);
    } else {
      const value = todoValues(field, locale, from[key]);
      if (value !== undefined) values[key] = value;
    }
  }
  return Object.keys(values).length > 0 ? values : undefined;
}

const todoText = (source: unknown): unknown =>
  Array.isArray(source) ? source.map(todoText) : typeof source === 'string' ? todoMark + source : source;
