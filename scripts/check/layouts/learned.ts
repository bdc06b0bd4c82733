import { z } from 'zod';
import { pluralCategories } from '../core/plurals.ts';
import { asContent, isContent } from '../core/translation.ts';

/*
 * What the texts of a project without a schema may contain, learned from its source files: their fields exist in every
 * language, and values other than text may be repeated.
 */

const text = z.string().meta({ kind: 'text' });
const texts = z.array(z.string()).meta({ kind: 'text' });
const plural = z.string().meta({ kind: 'plural' });

/** The fields of the frontmatter that site generators show to visitors. */
const shownFields =
  /^(?:title|description|label|sidebar_label|pagination_label|tagline|subtitle|summary|excerpt|lead|alt|caption|content|text)$/;

/** What the frontmatter of a page may hold: texts where site generators show them, and anything else. */
export function pageSchema(source: unknown): z.ZodType {
  const fields = Object.entries(asContent(source)).flatMap(([key, value]): [string, z.ZodType][] => {
    if (typeof value === 'string') return shownFields.test(key) && value.trim() !== '' ? [[key, text]] : [];
    return isContent(value) ? [[key, pageSchema(value)]] : [];
  });
  return z.looseObject(Object.fromEntries(fields));
}

const form = /^(.+)_(?:one|two|few|many|other)$/;
/** Forms that i18next takes in every language, or that have other rules than those of cardinal numbers. */
const freeForm = /_zero$|_ordinal_(?:zero|one|two|few|many|other)$/;

/** What a JSON file may hold: the keys of the source file, plurals in the forms of each language (i18next JSON v4). */
export function wordsSchema(source: unknown): z.ZodType {
  const content = asContent(source);
  const fields = Object.entries(content).flatMap(([key, value]): [string, z.ZodType][] => {
    if (freeForm.test(key)) return [];
    const [, family] = form.exec(key) ?? [];
    if (family && typeof value === 'string' && typeof content[`${family}_other`] === 'string') {
      const forms = pluralCategories.map((category) => `${family}_${category}`);
      if (forms.some((name) => name !== `${family}_other` && Object.hasOwn(content, name)))
        return [[family, plural]];
      // “By Ada and 1 other”: alone, it may be a plural or not.
      return forms.map((name) => [name, name === key ? text : text.optional()]);
    }
    if (typeof value === 'string') return [[key, text]];
    if (isTexts(value)) return [[key, texts]];
    return isContent(value) ? [[key, wordsSchema(value)]] : [];
  });
  const isClosed =
    fields.length > 0 &&
    Object.entries(content).every(
      ([key, value]) =>
        (typeof value === 'string' || isContent(value) || isTexts(value)) && !freeForm.test(key),
    );
  return (isClosed ? z.strictObject : z.looseObject)(Object.fromEntries(fields));
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** What a JSON file of messages with descriptions may hold: `{"key": {"message": "…", "description": "…"}}`. */
export const messagesSchema = (source: unknown): z.ZodType =>
  z.looseObject(
    Object.fromEntries(Object.keys(asContent(source)).map((key) => [key, z.looseObject({ message: text })])),
  );
