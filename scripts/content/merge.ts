import type { z } from 'zod';
import {
  asContent,
  type Content,
  fieldsOf,
  formsOf,
  holdsFields,
  isTodo,
  kindOf,
  pluralCategories,
} from '../check/core/index.ts';

/** Merged content, and the paths ("hero.lead") of the fields that show the English text. */
export interface Merged<Fields = Content> {
  content: Fields;
  fallbacks: string[];
}

/**
 * Merges a translation over English: text from the translation where it has one that is done, otherwise from English;
 * invariants and the order of entries always from English. Plural fields are taken from one language as a whole, since
 * their forms differ; the forms that it does not have read like `other`, so that whichever form the language of the
 * page asks for is there.
 */
export function mergeTranslation(schema: z.ZodType, source: Content, translation: Content): Merged {
  const fallbacks: string[] = [];

  const mergeValue = (field: z.ZodType, from: unknown, to: unknown, path: string): unknown => {
    if (kindOf(field) === 'invariant' || from === undefined) return from;
    if (holdsFields(field)) return mergeFields(field, asContent(from), asContent(to), `${path}.`);
    if (to !== undefined && !holdsTodo(to)) return to;
    fallbacks.push(path);
    return from;
  };

  const mergeFields = (holder: z.ZodType, from: Content, to: Content, prefix: string): Content => {
    const merged: Content = {};
    for (const [key, field] of fieldsOf(holder, from)) {
      if (kindOf(field) === 'plural') {
        const translated = Object.hasOwn(to, `${key}_other`) && !holdsTodo(Object.values(formsOf(key, to)));
        if (!translated) fallbacks.push(prefix + key);
        Object.assign(merged, allForms(key, translated ? to : from));
      } else {
        const value = mergeValue(
          field,
          from[key],
          Object.hasOwn(to, key) ? to[key] : undefined,
          prefix + key,
        );
        if (value !== undefined) merged[key] = value;
      }
    }
    return merged;
  };

  return { content: mergeFields(schema, source, translation, ''), fallbacks };
}

/** Whether a text, or an entry of a list of texts, is still to be translated. */
const holdsTodo = (value: unknown): boolean => (Array.isArray(value) ? value.some(isTodo) : isTodo(value));

/** Every plural form there is; those that `content` does not have read like its `other`. */
function allForms(key: string, content: Content): Content {
  const written = formsOf(key, content);
  const other = written[`${key}_other`];
  if (other === undefined) return written;
  return Object.fromEntries(
    pluralCategories.map((form) => [`${key}_${form}`, written[`${key}_${form}`] ?? other]),
  );
}
