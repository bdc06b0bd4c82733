import type { z } from 'zod';
import type { Locale } from '../core/project.ts';
import { todoMark } from '../core/todo.ts';
import { asContent, type Content, fieldsOf, holdsFields, kindOf, pluralKeys } from '../core/translation.ts';

/**
 * What a language has to translate of an English content: every text under a mark that it is to be done, in
 * the plural forms of the language, without what no language may change.
 *
 * @returns `undefined` where there is nothing to translate
 */
export function todoValues(schema: z.ZodType, locale: Locale, source: unknown): unknown {
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
