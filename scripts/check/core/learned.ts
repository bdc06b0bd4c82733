import { z } from 'zod';
import { pluralCategories } from './plurals.ts';
import { asContent, type Content, isContent } from './translation.ts';

/*
 * What the texts of a project without a schema may contain, learned from its source files: their fields exist in every
 * language, and values other than text may be repeated.
 */

const text = z.string().trim().min(1).meta({ kind: 'text' });
const maybeText = z.string().meta({ kind: 'text' });
const texts = z.array(z.string()).meta({ kind: 'text' });
const plural = z.string().meta({ kind: 'plural' });

/** The fields of the frontmatter that site generators show to visitors, and those that only groups have. */
const shownFields =
  /^(?:title|description|sidebar_label|pagination_label|tagline|subtitle|summary|excerpt|lead)$/;
const shownInGroups = /^(?:alt|caption|content|label|text)$/;

/** A value that no visitor reads, as an address, a date or an icon: some value, which may be another one. */
const value = z.custom((found) => found !== '' && found !== null && !Array.isArray(found), 'one value');

/**
 * What the frontmatter of a page may hold: texts where site generators show them, in place of a list a list, and anything
 * besides.
 */
export function pageSchema(source: unknown, isGroup = false): z.ZodType {
  const fields = Object.entries(asContent(source)).flatMap(([key, held]): [string, z.ZodType][] => {
    // Tags of HTML, with code, one author or a list of them, and the pages to go on with.
    const isOwn = /^(?:authors|head|next|prev)$/.test(key);
    const field = isOwn ? undefined : fieldOf(key, held, isGroup);
    return field ? [[key, field.optional()]] : [];
  });
  return z.looseObject(Object.fromEntries(fields));
}

function fieldOf(key: string, held: unknown, isGroup: boolean): z.ZodType | undefined {
  if (isEmpty(held)) return undefined;
  if (isContent(held)) return pageSchema(held, true);
  if (Array.isArray(held)) {
    const isOfGroups = held.length > 0 && held.every(isContent);
    return z.array(isOfGroups ? pageSchema(inCommon(held), true) : z.any());
  }
  const isShown = shownFields.test(key) || (isGroup && shownInGroups.test(key));
  return typeof held === 'string' && isShown ? text : value;
}

const isEmpty = (held: unknown): boolean => held === null || (typeof held === 'string' && held.trim() === '');

/** The fields of groups in a list, but for those that are empty in one, or a group in one and a value in another, as icons. */
function inCommon(groups: readonly Content[]): Content {
  const all: Content = Object.assign({}, ...groups);
  const isAlike = ([key, held]: [string, unknown]): boolean =>
    groups.every(
      (group) =>
        !Object.hasOwn(group, key) || (!isEmpty(group[key]) && isContent(group[key]) === isContent(held)),
    );
  return Object.fromEntries(Object.entries(all).filter(isAlike));
}

const form = /^(.+)_(?:one|two|few|many|other)$/;
/** Forms that i18next takes in every language, or that have other rules than those of cardinal numbers. */
const freeForm = /_zero$|_ordinal_(?:zero|one|two|few|many|other)$/;

/**
 * What a JSON file may hold: the keys of the source file, plurals in the forms of each language (i18next JSON v4). Where
 * all keys are texts, others are unknown.
 */
export function wordsSchema(source: unknown): z.ZodType {
  const content = asContent(source);
  const known = Object.keys(content).map((key) => wordsAt(key, content));
  const isClosed = known.length > 0 && known.every((fields) => fields.length > 0);
  return (isClosed ? z.strictObject : z.looseObject)(Object.fromEntries(known.flat()));
}

/** The fields that a key stands for; none if it holds something else than texts. */
function wordsAt(key: string, content: Content): [string, z.ZodType][] {
  const value = content[key];
  // What programs note about a file or a text, as `@metadata` of translatewiki.net.
  if (key.startsWith('@')) return [[key, z.any().optional()]];
  if (freeForm.test(key)) return [];
  const [, family] = form.exec(key) ?? [];
  if (family && typeof value === 'string' && typeof content[`${family}_other`] === 'string') {
    const forms = pluralCategories.map((category) => `${family}_${category}`);
    const isPlural = forms.some((name) => name !== `${family}_other` && Object.hasOwn(content, name));
    // Beside its forms, a text without one is what is shown where a language lacks one.
    if (isPlural && !Object.hasOwn(content, family)) return [[family, plural]];
    // “By Ada and 1 other”: alone, it may be a plural or not.
    return forms.map((name) => [name, name === key && !isPlural ? text : text.optional()]);
  }
  if (typeof value === 'string') return [[key, value.trim() === '' ? maybeText : text]];
  if (isTexts(value)) return [[key, texts]];
  if (!isContent(value)) return [];
  // What it is for is told to translators: `{"message": "…", "description": "…"}`.
  const isMessage = typeof value.message === 'string' && typeof value.description === 'string';
  return [[key, (isMessage ? messageSchema : wordsSchema)(value)]];
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** What a JSON file of messages with descriptions may hold: `{"key": {"message": "…", "description": "…"}}`. */
export const messagesSchema = (source: unknown): z.ZodType =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(asContent(source)).flatMap(([key, held]): [string, z.ZodType][] => {
        // Files about folders are beside the messages.
        return typeof asContent(held).message === 'string' ? [[key, messageSchema(held)]] : [];
      }),
    ),
  );

const messageSchema = (held: unknown): z.ZodType =>
  z.looseObject({ message: asContent(held).message === '' ? maybeText : text });
