import { z } from 'zod';
import type { ContentPath } from './explain.ts';
import { once } from './once.ts';
import type { ParsedFile } from './parsed-file.ts';
import { asContent, fieldsOf, formsOf, holdsFields, isTranslated, metaOf, unwrapped } from './translation.ts';

/** One text of a frontmatter or of a namespace. */
export interface Text {
  path: ContentPath;
  value: string;
  /** What a translator is told about the field. */
  description: string;
  /** The text of the English file that it is compared with: the same, or for a plural form the form `other`. */
  counterpart: ContentPath;
  /** The plural form it is. */
  form?: string;
}

/** The texts of a file, which several rules ask for. */
export const textsIn = once(({ data }: Pick<ParsedFile, 'data'>, schema: z.ZodType) =>
  textsOf(schema, data?.value),
);

/** Every text that a content holds where its schema has one; what does not fit the schema is skipped. */
export function textsOf(schema: z.ZodType, content: unknown, parent: ContentPath = []): Text[] {
  const held = asContent(content);
  return fieldsOf(schema, held).flatMap(([key, field]): Text[] => {
    const { kind, description = '' } = metaOf(field);
    const textAt = (path: ContentPath, value: unknown, more?: Pick<Text, 'counterpart' | 'form'>): Text[] =>
      typeof value === 'string' ? [{ path, value, description, counterpart: path, ...more }] : [];
    if (kind === 'plural') {
      const counterpart = [...parent, `${key}_other`];
      return Object.entries(formsOf(key, held)).flatMap(([name, value]) =>
        textAt([...parent, name], value, { counterpart, form: name.slice(key.length + 1) }),
      );
    }
    if (!Object.hasOwn(held, key)) return [];
    const path = [...parent, key];
    const value = held[key];
    if (holdsFields(field)) return textsOf(field, value, path);
    const inner = unwrapped(field);
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      const entry = inner.element as z.ZodType;
      return value.flatMap((one, index) =>
        holdsFields(entry)
          ? textsOf(entry, one, [...path, index])
          : isTranslated(field)
            ? textAt([...path, index], one)
            : [],
      );
    }
    return isTranslated(field) ? textAt(path, value) : [];
  });
}
