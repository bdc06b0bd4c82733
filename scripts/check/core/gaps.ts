import type { z } from 'zod';
import type { ContentPath } from './explain.ts';
import { pluralForms } from './plurals.ts';
import type { Locale } from './project.ts';
import {
  asContent,
  type Content,
  fieldsOf,
  hasFields,
  isContent,
  isTranslated,
  kindOf,
} from './translation.ts';

/** Something that the English file has and a translation lacks. */
export type Gap =
  /** A string, a list, or a group with all its strings. */
  | { kind: 'key'; path: ContentPath; field: z.ZodType; source: unknown }
  /** A plural form that the language requires; `english` is the path of the English form `other`. */
  | { kind: 'form'; path: ContentPath; field: z.ZodType; english: ContentPath; form: Intl.LDMLPluralRule }
  /** A list with more or fewer entries. */
  | { kind: 'length'; path: ContentPath; field: z.ZodType; source: unknown[]; translation: unknown[] };

/** Returns what a translation lacks, and its lists of another length. `explain()` reports invalid values. */
export function gapsOf(
  schema: z.ZodType,
  locale: Locale,
  source: Content,
  translation: Content,
  parent: ContentPath = [],
): Gap[] {
  return fieldsOf(schema, source).flatMap(([key, field]): Gap[] => {
    const path = [...parent, key];
    if (kindOf(field) === 'plural') return formGaps(field, path, locale, source, translation);
    const from = source[key];
    if (!Object.hasOwn(source, key) || !hasText(field, from)) return [];
    if (!Object.hasOwn(translation, key)) return [{ kind: 'key', path, field, source: from }];
    const to = translation[key];
    if (!hasFields(field)) return lengthGap(field, path, from, to);
    return isContent(to) ? gapsOf(field, locale, asContent(from), to, path) : [];
  });
}

function formGaps(
  field: z.ZodType,
  family: ContentPath,
  locale: Locale,
  source: Content,
  translation: Content,
): Gap[] {
  const key = family.at(-1);
  const example = source[`${key}_other`];
  if (typeof example !== 'string' || example === '') return [];
  const pathOf = (form: string): ContentPath => [...family.slice(0, -1), `${key}_${form}`];
  return pluralForms(locale)
    .required.filter((form) => !Object.hasOwn(translation, `${key}_${form}`))
    .map((form) => ({ kind: 'form', path: pathOf(form), field, english: pathOf('other'), form }));
}

function lengthGap(field: z.ZodType, path: ContentPath, source: unknown, translation: unknown): Gap[] {
  if (!Array.isArray(source) || !Array.isArray(translation)) return [];
  if (translation.length === 0 || source.length === translation.length) return [];
  return [{ kind: 'length', path, field, source, translation }];
}

function hasText(field: z.ZodType, source: unknown): boolean {
  if (!hasFields(field)) return isTranslated(field) && !isBlank(source);
  const fields = asContent(source);
  return fieldsOf(field, fields).some(([key, inner]) => hasText(inner, fields[key]));
}

/** Whether a string contains only whitespace, including `&nbsp;`. */
const isBlank = (source: unknown): boolean =>
  typeof source === 'string' && source.replaceAll('&nbsp;', '').trim() === '';
