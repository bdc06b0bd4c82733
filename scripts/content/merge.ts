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

  const mergeFields = (holder: z.ZodType, from: Content, to: Content, prefix: string): Content => {
    const merged: Content = {};
    for (const [key, field] of fieldsOf(holder, from)) {
      const path = prefix + key;
      const kind = kindOf(field);
      const [original, translated] = [from[key], Object.hasOwn(to, key) ? to[key] : undefined];
      if (kind === 'plural') {
        const isDone = Object.hasOwn(to, `${key}_other`) && !holdsTodo(Object.values(formsOf(key, to)));
        if (!isDone) fallbacks.push(path);
        Object.assign(merged, allForms(key, isDone ? to : from));
      } else if (original === undefined) {
        // An optional field that English leaves out.
      } else if (kind !== 'invariant' && holdsFields(field)) {
        merged[key] = mergeFields(field, asContent(original), asContent(translated), `${path}.`);
      } else if (kind !== 'invariant' && translated !== undefined && !holdsTodo(translated)) {
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
