import type { z } from 'zod';
import { type ContentPath, nameOf, valueAt } from '../core/explain.ts';
import { type ParsedFile, readPage } from '../core/graph.ts';
import { isPair, type Pair, type TranslatedFile } from '../core/pairs.ts';
import { pluralCategories } from '../core/plurals.ts';
import type { Components, Locale } from '../core/project.ts';
import { isPage, partsOf } from '../core/staleness/parts.ts';
import { recordOf, yamlRecord } from '../core/staleness/record.ts';
import { todoMark } from '../core/todo.ts';
import { asContent, type Content, fieldsOf, holdsFields, kindOf, pluralKeys } from '../core/translation.ts';
import { refuseUnreadable } from '../finding.ts';
import { type Gap, gapsOf } from '../gaps.ts';
import { appendYamlEntries, insertJsonField, insertYamlField, yamlOf } from './insert-field.ts';
import { missingComponents } from './missing-components.ts';
import { type MissingSection, missingSections, startsSection, todoBody } from './todo-body.ts';

export interface Scaffold {
  text: string;
  /** What was added, for people: “hero.lead”, the section #choice, <Plans />; empty when nothing was missing. */
  added: string[];
}

/** The one text that is wanted of a translation that has more gaps: a field, or the section that it is in. */
export type Wanted = { path: ContentPath } | { section: string };

/** Adds what a translation lacks, in English marked TODO; what is there stays as it is. Only `wanted`, if given. */
export function scaffold(file: TranslatedFile, wanted?: Wanted): Scaffold {
  refuseUnreadable(file.source, file.translation);
  if (!isPair(file)) return { text: wholeFile(file), added: ['the file'] };
  const fields = addFields(file, wanted);
  if (!isPage(file.source)) return fields;
  const whole = addSections(fields, file, wanted);
  return wanted ? whole : addComponents(whole, file.source);
}

function wholeFile(file: TranslatedFile): string {
  const { schema, language, source } = file;
  const values = todoValues(schema, language.code, source.data?.value) ?? {};
  if (!isPage(source)) return `${JSON.stringify(values, null, 2)}\n`;
  const record = yamlRecord(recordOf(partsOf(file))).join('\n');
  return `---\n${yamlOf(values)}${record}\n---${todoBody(source)}`;
}

function addFields({ schema, language, source, translation }: Pair, wanted: Wanted | undefined): Scaffold {
  const locale = language.code;
  const [from, to] = [asContent(source.data?.value), asContent(translation.data?.value)];
  // Which entries a list has too many, nobody knows but its translator.
  const gaps = gapsOf(schema, locale, from, to).filter(
    (gap) =>
      (gap.kind !== 'length' || gap.source.length > gap.translation.length) &&
      (!wanted || ('path' in wanted && gap.path.every((key, index) => wanted.path[index] === key))),
  );
  const insert = isPage(source) ? insertYamlField : insertJsonField;
  const text = inFields(translation.text, isPage(source), (fields) =>
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
  const { path, source, translation } = gap;
  return source.slice(translation.length).map((_, index) => nameOf([...path, translation.length + index]));
}

type Shorter = Extract<Gap, { kind: 'length' }>;

/** The last entries of a list, since nobody knows which ones the translation does not have. */
function missingEntries({ field, source, translation }: Shorter, locale: Locale): unknown[] {
  const entries = todoValues(field, locale, source);
  return Array.isArray(entries) ? entries.slice(translation.length) : [];
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
function inFields(text: string, isOfPage: boolean, change: (fields: string) => string): string {
  if (!isOfPage) return change(text);
  const start = text.indexOf('\n') + 1;
  const length = text.slice(start).search(/^---[ \t]*$/m);
  return text.slice(0, start) + change(text.slice(start, start + length)) + text.slice(start + length);
}

/** Adds the sections of English that a translation lacks, each behind the one it follows there. */
function addSections(
  { text, added }: Scaffold,
  { source, translation, project }: Pair,
  wanted: Wanted | undefined,
): Scaffold {
  const rules = project.components ?? {};
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
  // From the last to the first, so that no place moves before it is its turn.
  const whole = missing.reduceRight((all, { written, at }) => {
    const own = at < end ? `${written}\n\n` : `\n\n${written}`;
    return all.slice(0, Math.min(at, end)) + own + all.slice(Math.min(at, end));
  }, text);
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
