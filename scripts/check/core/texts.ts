import { z } from 'zod';
import type { ContentPath } from './explain.ts';
import type { ParsedFile } from './graph.ts';
import { oncePerFile } from './once-per-file.ts';
import { asContent, fieldsOf, formsOf, holdsFields, kindOf, metaOf, unwrapped } from './translation.ts';

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
export const textsIn = oncePerFile((schema, { data }: Pick<ParsedFile, 'data'>) =>
  textsOf(schema, data?.value),
);

/** Every text that a content holds where its schema has one; what does not fit the schema is skipped. */
export function textsOf(schema: z.ZodType, content: unknown, path: ContentPath = []): Text[] {
  const held = asContent(content);
  return fieldsOf(schema, held).flatMap(([key, field]) => {
    const at = [...path, key];
    if (kindOf(field) === 'plural') return pluralTexts(field, key, formsOf(key, held), path);
    if (!Object.hasOwn(held, key) || kindOf(field) === 'invariant') return [];
    return holdsFields(field) ? textsOf(field, held[key], at) : leafTexts(field, held[key], at);
  });
}

function leafTexts(field: z.ZodType, value: unknown, path: ContentPath): Text[] {
  const { description = '' } = metaOf(field);
  const isList = unwrapped(field) instanceof z.ZodArray && Array.isArray(value);
  const texts: [ContentPath, unknown][] = isList
    ? value.map((entry: unknown, index) => [[...path, index], entry])
    : [[path, value]];
  return texts.flatMap(([at, text]) =>
    typeof text === 'string' ? [{ path: at, value: text, description, counterpart: at }] : [],
  );
}

function pluralTexts(
  field: z.ZodType,
  key: string,
  forms: { [name: string]: unknown },
  parent: ContentPath,
): Text[] {
  const { description = '' } = metaOf(field);
  const counterpart = [...parent, `${key}_other`];
  return Object.entries(forms).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    return [{ path: [...parent, name], value, description, counterpart, form: name.slice(key.length + 1) }];
  });
}
