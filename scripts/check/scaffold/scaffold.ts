import type { z } from 'zod';
import { type ContentPath, nameOf, valueAt } from '../core/explain.ts';
import { type ParsedFile, readPage } from '../core/graph.ts';
import { pluralCategories } from '../core/plurals.ts';
import type { Components, Locale, Project } from '../core/project.ts';
import { partsOf } from '../core/staleness/parts.ts';
import { recordOf, yamlRecord } from '../core/staleness/record.ts';
import { todoMark } from '../core/todo.ts';
import { asContent, type Content, fieldsOf, holdsFields, kindOf, pluralKeys } from '../core/translation.ts';
import { refuseUnreadable } from '../finding.ts';
import { type Gap, gapsOf } from '../gaps.ts';
import { appendYamlEntries, insertJsonField, insertYamlField, yamlOf } from './insert-field.ts';
import { missingComponents } from './missing-components.ts';
import { type MissingSection, missingSections, startsSection, todoBody } from './todo-body.ts';

/** A page or namespace in a language: the English file, and the translation if there is one. */
export interface Scaffolded {
  project: Project;
  schema: z.ZodType;
  locale: Locale;
  source: ParsedFile;
  translation: ParsedFile | undefined;
}

export interface Scaffold {
  text: string;
  /** What was added, for people: “hero.lead”, the section #choice, <Plans />; empty when nothing was missing. */
  added: string[];
}

/** The one text that is wanted of a translation that has more gaps: a field, or the section that it is in. */
export type Wanted = { path: ContentPath } | { section: string };

/** Adds what a translation lacks, in English marked TODO; what is there stays as it is. Only `wanted`, if given. */
export function scaffold(
  { project, schema, locale, source, translation }: Scaffolded,
  wanted?: Wanted,
): Scaffold {
  refuseUnreadable(source, translation);
  if (!translation) return { text: wholeFile({ project, schema, locale, source }), added: ['the file'] };
  const fields = addFields(schema, locale, source, translation, wanted);
  if (source.extension === '.json') return fields;
  const whole = addSections(fields, source, translation, project.components ?? {}, wanted);
  return wanted ? whole : addComponents(whole, source);
}

function wholeFile({ project, schema, locale, source }: Omit<Scaffolded, 'translation'>): string {
  const values = todoValues(schema, locale, source.data?.value) ?? {};
  if (source.extension === '.json') return `${JSON.stringify(values, null, 2)}\n`;
  const record = yamlRecord(recordOf(partsOf({ project, schema, source }))).join('\n');
  return `---\n${yamlOf(values)}${record}\n---${todoBody(source)}`;
}

function addFields(
  schema: z.ZodType,
  locale: Locale,
  source: ParsedFile,
  translation: ParsedFile,
  wanted: Wanted | undefined,
): Scaffold {
  const [from, to] = [asContent(source.data?.value), asContent(translation.data?.value)];
  // Which entries a list has too many, nobody knows but its translator.
  const gaps = gapsOf(schema, locale, from, to).filter(
    (gap) =>
      (gap.kind !== 'length' || gap.source.length > gap.translation.length) &&
      (!wanted || ('path' in wanted && gap.path.every((key, index) => wanted.path[index] === key))),
  );
  const insert = source.extension === '.json' ? insertJsonField : insertYamlField;
  const text = inFields(translation.text, source.extension, (fields) =>
    gaps.reduce(
      (written, gap) =>
        gap.kind === 'length'
          ? appendYamlEntries(written, gap.path, missingEntries(gap, locale))
          : insert(written, gap.path, missingValue(gap, locale, from), orderAt(gap.path, from)),
      fields,
    ),
  );
  return { text, added: gaps.flatMap(namesIn) };
}

function namesIn(gap: Gap): string[] {
  if (gap.kind !== 'length') return [nameOf(gap.path)];
  return missingIndexes(gap).map((index) => nameOf([...gap.path, index]));
}

type Shorter = Extract<Gap, { kind: 'length' }>;

/** The places of a list that the translation does not have: those at its end, since nobody knows which are meant. */
const missingIndexes = ({ source, translation }: Shorter): number[] =>
  source.slice(translation.length).map((_, index) => translation.length + index);

function missingEntries(gap: Shorter, locale: Locale): unknown[] {
  const entries = todoValues(gap.field, locale, gap.source);
  return Array.isArray(entries) ? missingIndexes(gap).map((index) => entries[index]) : [];
}

function missingValue(gap: Exclude<Gap, Shorter>, locale: Locale, source: object): unknown {
  if (gap.kind === 'key') return todoValues(gap.field, locale, gap.source);
  return `${todoMark}${String(valueAt(source, [...gap.path.slice(0, -1), `${gap.family.at(-1)}_other`]))}`;
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

/** Changes the fields of a file: the whole of a JSON file, the frontmatter of a page. */
function inFields(text: string, extension: string, change: (fields: string) => string): string {
  if (extension === '.json') return change(text);
  const start = text.indexOf('\n') + 1;
  const length = text.slice(start).search(/^---[ \t]*$/m);
  return text.slice(0, start) + change(text.slice(start, start + length)) + text.slice(start + length);
}

/** Adds the sections of English that a translation lacks, each behind the one it follows there. */
function addSections(
  { text, added }: Scaffold,
  source: ParsedFile,
  translation: ParsedFile,
  rules: Components,
  wanted: Wanted | undefined,
): Scaffold {
  const missing = missingSections(source, translation, rules).filter(
    ({ id }) => !wanted || ('section' in wanted && wanted.section === id),
  );
  return {
    text: missing.reduce((written, section) => insertSection(written, section, rules), text),
    added: [...added, ...missing.map(({ id }) => `the section #${id}`)],
  };
}

/** Adds the components of English that a translation lacks, each at its place between the blocks. */
function addComponents({ text, added }: Scaffold, source: ParsedFile): Scaffold {
  const { body } = readPage(text, false);
  const missing = missingComponents(source, { body, text });
  const end = text.trimEnd().length;
  const edits = missing.map(({ written, at }) =>
    at < end ? { start: at, text: `${written}\n\n` } : { start: end, text: `\n\n${written}` },
  );
  // From the last to the first, so that no place moves before it is its turn.
  const whole = edits
    .toReversed()
    .reduce((all, { start, text: own }) => all.slice(0, start) + own + all.slice(start), text);
  return { text: whole, added: [...added, ...missing.map(({ written }) => written)] };
}

function insertSection(text: string, section: MissingSection, rules: Components): string {
  const lines = text.split('\n');
  const before = lines.findIndex((line) => section.after && line.includes(`[#${section.after}]`));
  const at = lines.findIndex((line, index) => index > before && startsSection(line, rules));
  if (at < 0) return `${text.trimEnd()}\n\n${section.text.trim()}\n`;
  return [...lines.slice(0, at), section.text.trim(), '', ...lines.slice(at)].join('\n');
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
