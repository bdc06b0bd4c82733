import { z } from 'zod';
import { pluralCategories } from './plurals.ts';
import { asContent, type Content, isContent } from './translation.ts';

/*
 * Schemas for projects that have none, learned from their source files: all languages have the same fields, and values
 * other than text may be repeated in translations.
 */

const text = z.string().trim().min(1).meta({ kind: 'text' });
const maybeText = z.string().meta({ kind: 'text' });
const texts = z.array(z.string()).meta({ kind: 'text' });
const plural = z.string().meta({ kind: 'plural' });

/** Frontmatter fields that site generators show to visitors: everywhere, and only within groups. */
const shownFields =
  /^(?:title|description|sidebar_label|pagination_label|tagline|subtitle|summary|excerpt|lead)$/;
const shownInGroups = /^(?:alt|caption|content|details|label|text)$/;

/** A value that no visitor reads, such as a URL, a date or an icon: it may differ from the source, but not be empty. */
const value = z.custom((found) => found !== '' && found !== null && !Array.isArray(found), 'one value');

/**
 * Returns the schema of a page's frontmatter: text where site generators show it, a list where the source has one, and
 * any other fields.
 * @param required the fields of a group that it must have
 */
export function pageSchema(
  source: unknown,
  isGroup = false,
  required: (key: string) => boolean = () => false,
): z.ZodType {
  const fields = Object.entries(asContent(source)).flatMap(([key, sourceValue]): [string, z.ZodType][] => {
    // One author or a list of them, HTML tags with code, and links to the next and previous pages.
    const isFree = /^(?:authors|head|next|prev)$/.test(key);
    const field = isFree ? undefined : fieldOf(key, sourceValue, isGroup);
    return field ? [[key, required(key) ? field : field.optional()]] : [];
  });
  return z.looseObject(Object.fromEntries(fields));
}

function fieldOf(key: string, sourceValue: unknown, isGroup: boolean): z.ZodType | undefined {
  const isShown = shownFields.test(key) || (isGroup && shownInGroups.test(key));
  if (isEmpty(sourceValue)) return isGroup && isShown && sourceValue !== null ? maybeText : undefined;
  if (isContent(sourceValue)) return pageSchema(sourceValue, true);
  if (Array.isArray(sourceValue)) {
    if (sourceValue.length === 0 || !sourceValue.every(isContent)) return z.array(z.any());
    // What all of them have, the site needs: the link of a button.
    const isInAll = (key: string): boolean => sourceValue.every((group) => Object.hasOwn(group, key));
    return z.array(pageSchema(inCommon(sourceValue), true, isInAll));
  }
  return typeof sourceValue === 'string' && isShown ? text : value;
}

const isEmpty = (sourceValue: unknown): boolean =>
  sourceValue === null || (typeof sourceValue === 'string' && sourceValue.trim() === '');

/** The fields of a list's groups, except those that are a group in one and not in another (icons). */
function inCommon(groups: readonly Content[]): Content {
  const all: Content = Object.assign({}, ...groups);
  // What is empty in one may be empty in any.
  for (const group of groups)
    for (const key of Object.keys(group)) if (isEmpty(group[key])) all[key] = group[key];
  const isAlike = ([key, sourceValue]: [string, unknown]): boolean =>
    groups.every((group) => !Object.hasOwn(group, key) || isContent(group[key]) === isContent(sourceValue));
  return Object.fromEntries(Object.entries(all).filter(isAlike));
}

const form = /^(.+)_(?:one|two|few|many|other)$/;
/** Matches forms that i18next accepts in every language, or that follow other rules than those of cardinal numbers. */
const freeForm = /_zero$|_ordinal_(?:zero|one|two|few|many|other)$/;

/**
 * Returns the schema of a JSON file: the keys of the source file, with plurals in the forms of each language (i18next
 * JSON v4). If every key of the source is known to contain text, further keys are unknown.
 */
export function namespaceSchema(source: unknown): z.ZodType {
  const content = asContent(source);
  const known = Object.keys(content).map((key) => namespaceFields(key, content));
  const isClosed = known.length > 0 && known.every((fields) => fields.length > 0);
  return (isClosed ? z.strictObject : z.looseObject)(Object.fromEntries(known.flat()));
}

/** Returns the fields that a key stands for; none for free forms, and for values other than text, lists and groups. */
function namespaceFields(key: string, content: Content): [string, z.ZodType][] {
  const value = content[key];
  // Metadata that tools store about a file or string, such as `@metadata` of translatewiki.net.
  if (key.startsWith('@')) return [[key, z.any().optional()]];
  if (freeForm.test(key)) return [];
  const [, family] = form.exec(key) ?? [];
  if (family && typeof value === 'string' && typeof content[`${family}_other`] === 'string') {
    const forms = pluralCategories.map((category) => `${family}_${category}`);
    const isPlural = forms.some((name) => name !== `${family}_other` && Object.hasOwn(content, name));
    // Next to plural forms, a key without a suffix is the fallback for languages that lack a form.
    if (isPlural && !Object.hasOwn(content, family)) return [[family, plural]];
    // A single `_other` key may be a plural or not: “By Ada and 1 other”.
    return forms.map((name) => [name, name === key && !isPlural ? text : text.optional()]);
  }
  if (typeof value === 'string') return [[key, value.trim() === '' ? maybeText : text]];
  if (isTexts(value)) return [[key, texts]];
  if (!isContent(value)) return [];
  // A message with a description for translators: `{"message": "…", "description": "…"}`.
  const isMessage = typeof value.message === 'string' && typeof value.description === 'string';
  return [[key, (isMessage ? messageSchema : namespaceSchema)(value)]];
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Returns the schema of a JSON file of messages with descriptions: `{"key": {"message": "…", "description": "…"}}`. */
export const messagesSchema = (source: unknown): z.ZodType =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(asContent(source)).flatMap(([key, sourceValue]): [string, z.ZodType][] => {
        // Files that describe folders, such as `_category_.json`, are stored with the messages, but contain none.
        return typeof asContent(sourceValue).message === 'string' ? [[key, messageSchema(sourceValue)]] : [];
      }),
    ),
  );

const messageSchema = (sourceValue: unknown): z.ZodType =>
  z.looseObject({ message: asContent(sourceValue).message === '' ? maybeText : text });
