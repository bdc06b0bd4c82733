import type { z } from 'zod';
import {
  asContent,
  type Content,
  type ContentPath,
  endOfFrontmatter,
  fieldsOf,
  type Gap,
  gapsOf,
  hasFields,
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
  /** What was added, for messages: “hero.lead”, the section #choice; empty if nothing was missing. */
  added: string[];
}

/** The only thing to add to a translation, even if it lacks more: a field, or a section by its id. */
export type Wanted = { path: ContentPath } | { section: string };

/** Adds what a translation lacks, or only `wanted`, as English marked TODO; existing text stays unchanged. */
export function scaffold(file: TranslatedFile, wanted?: Wanted): Scaffold {
  refuseUnreadable(file.source, file.translation);
  if (!isPair(file)) return { text: wholeFile(file), added: ['the file'] };
  const fields = missingFields(file, wanted);
  const named = fields.map(({ path }) => nameOf(path));
  const isPageFile = isPage(file.source);
  const { text, added } = isPageFile
    ? withSections(file, wanted)
    : { text: file.translation.text, added: [] };
  return { text: withFields(text, isPageFile, fields), added: [...named, ...added] };
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
  /** The keys beside it in the English file, in their order. */
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
  // Adds the last entries of a list, since it is unknown which ones the translation lacks.
  return gap.source.flatMap((entry, index) =>
    index < gap.translation.length ? [] : [[[...path, index], todoText(entry)]],
  );
}

/** Returns the keys beside a path in the English content, with every possible form of a plural. */
function orderAt(path: ContentPath, source: object): string[] {
  const beside = asContent(valueAt(source, path.slice(0, -1)));
  const keys = Object.keys(beside).flatMap((key) => {
    const family = key.slice(0, key.lastIndexOf('_'));
    const isPlural = Object.hasOwn(beside, `${family}_other`);
    return isPlural ? pluralCategories.map((form) => `${family}_${form}`) : [key];
  });
  return [...new Set(keys)];
}

/** Adds fields to a JSON file, or to the frontmatter of a page. */
function withFields(text: string, isPageFile: boolean, fields: readonly MissingField[]): string {
  const insert = isPageFile ? insertYamlField : insertJsonField;
  const [start, end] = isPageFile ? [text.indexOf('\n') + 1, endOfFrontmatter(text)] : [0, text.length];
  const written = fields.reduce(
    (own, { path, value, order }) => insert(own, path, value, order),
    text.slice(start, end),
  );
  return text.slice(0, start) + written + text.slice(end);
}

/** Adds the sections of an English page that its translation lacks, each where it belongs. */
function withSections({ source, translation, project }: Pair, wanted: Wanted | undefined): Scaffold {
  const { text } = translation;
  const missing = missingSections(source, translation, project.components ?? {}).filter(
    ({ id }) => !wanted || ('section' in wanted && wanted.section === id),
  );
  const end = text.trimEnd().length;
  // From last to first, so that earlier offsets stay valid.
  const whole = missing.reduceRight((written, { start, end: to, insertAt }) => {
    const section = todoBody(source, start, to).trimEnd();
    const piece = insertAt < end ? `${section}\n\n` : `\n\n${section}`;
    return written.slice(0, insertAt) + piece + written.slice(insertAt);
  }, text);
  return { text: whole, added: missing.map(({ id }) => `the section #${id}`) };
}

/** Returns the text between two offsets of an English page, with `todoMark` before each block of prose. */
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

/** Returns the values to translate, marked TODO, in the plural forms of the language; `undefined` if there are none. */
function todoValues(schema: z.ZodType, locale: Locale, source: unknown): unknown {
  if (kindOf(schema) === 'invariant' || source === undefined) return undefined;
  if (!hasFields(schema)) return todoText(source);
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
