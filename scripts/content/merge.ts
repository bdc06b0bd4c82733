import type { z } from 'zod';
import {
  asContent,
  type Content,
  fieldsOf,
  formsOf,
  hasFields,
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
 * Merges a translation over English. Text is taken from the translation, or from English if it is missing or marked
 * TODO; invariants and the order of entries are always those of English. A plural field is taken from one language as a
 * whole, since forms differ by language; forms that this language lacks get the text of `other`, so that every form
 * that the language of the page may request exists.
 */
export function mergeTranslation(schema: z.ZodType, source: Content, translation: Content): Merged {
  const fallbacks: string[] = [];

  const mergeFields = (holder: z.ZodType, from: Content, to: Content, prefix: string): Content => {
    const merged: Content = {};
    for (const [key, field] of fieldsOf(holder, from)) {
      const path = prefix + key;
      const kind = kindOf(field);
      const [original, translated] = [from[key], Object.hasOwn(to, key) ? to[key] : undefined];
      if (kind === 'plural') {
        const isDone = Object.hasOwn(to, `${key}_other`) && !containsTodo(Object.values(formsOf(key, to)));
        if (!isDone) fallbacks.push(path);
        Object.assign(merged, allForms(key, isDone ? to : from));
      } else if (original === undefined) {
        // An optional field that English omits.
      } else if (kind !== 'invariant' && hasFields(field)) {
        merged[key] = mergeFields(field, asContent(original), asContent(translated), `${path}.`);
      } else if (kind !== 'invariant' && translated !== undefined && !containsTodo(translated)) {
        merged[key] = translated;
      } else {
        if (kind !== 'invariant') fallbacks.push(path);
        merged[key] = original;
      }
    }
    return merged;
  };

  return { content: mergeFields(schema, source, translation, ''), fallbacks };
}

/** Whether a text, or any entry of a list of texts, is marked TODO. */
const containsTodo = (value: unknown): boolean => (Array.isArray(value) ? value.some(isTodo) : isTodo(value));

/** Returns all plural forms; those that `content` does not have get the text of its `other`. */
function allForms(key: string, content: Content): Content {
  const written = formsOf(key, content);
  const other = written[`${key}_other`];
  if (other === undefined) return written;
  return Object.fromEntries(
    pluralCategories.map((form) => [`${key}_${form}`, written[`${key}_${form}`] ?? other]),
  );
}
