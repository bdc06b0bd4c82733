import { z } from 'zod';
import type { ContentPath } from './explain.ts';
import { memoize } from './memoize.ts';
import type { ParsedFile } from './parsed-file.ts';
import { asContent, fieldsOf, formsOf, hasFields, isTranslated, metaOf, unwrapped } from './translation.ts';

/** A string in frontmatter or in a namespace. */
export interface Text {
  path: ContentPath;
  value: string;
  /** The description of the field for translators. */
  description: string;
  /** The path of the English text to compare it with: the same path, or for a plural form that of the form `other`. */
  counterpart: ContentPath;
  /** The plural form, if it is one. */
  form?: string;
}

/** Returns the strings of a file; memoized, since several rules need them. */
export const textsIn = memoize(({ data }: Pick<ParsedFile, 'data'>, schema: z.ZodType) =>
  textsOf(schema, data?.value),
);

/** Returns every string in content for which the schema has a text field; values that do not fit are skipped. */
export function textsOf(schema: z.ZodType, content: unknown, parent: ContentPath = []): Text[] {
  const fields = asContent(content);
  return fieldsOf(schema, fields).flatMap(([key, field]): Text[] => {
    const { kind, description = '' } = metaOf(field);
    const textAt = (path: ContentPath, value: unknown, more?: Pick<Text, 'counterpart' | 'form'>): Text[] =>
      typeof value === 'string' ? [{ path, value, description, counterpart: path, ...more }] : [];
    if (kind === 'plural') {
      const counterpart = [...parent, `${key}_other`];
      return Object.entries(formsOf(key, fields)).flatMap(([name, value]) =>
        textAt([...parent, name], value, { counterpart, form: name.slice(key.length + 1) }),
      );
    }
    if (!Object.hasOwn(fields, key)) return [];
    const path = [...parent, key];
    const value = fields[key];
    if (hasFields(field)) return textsOf(field, value, path);
    const inner = unwrapped(field);
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      const entry = inner.element as z.ZodType;
      return value.flatMap((one, index) =>
        hasFields(entry)
          ? textsOf(entry, one, [...path, index])
          : isTranslated(field)
            ? textAt([...path, index], one)
            : [],
      );
    }
    return isTranslated(field) ? textAt(path, value) : [];
  });
}
