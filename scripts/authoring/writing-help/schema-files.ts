import type { z } from 'zod';
import { locales, sourceLocale } from '../../../schema/languages.ts';
import { words } from '../../../schema/words/index.ts';
import { fileSchema, glossarySchema } from '../../check/core/index.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

/** A JSON Schema and the files it applies to. */
export interface SchemaFile {
  /** Path from the project root. */
  path: string;
  schema: JsonSchema;
  /** Glob patterns of the files it applies to, from the project root. */
  matches: string[];
}

/** Returns the JSON Schemas of all namespaces and glossaries. */
export function schemaFiles(): SchemaFile[] {
  const matches = ['/content/*/glossary.yaml'];
  return [
    ...Object.entries(words).flatMap(([name, schema]) => namespaceSchemas(name, schema)),
    { path: 'schemas/glossary.json', schema: jsonSchemaOf(glossarySchema), matches },
  ];
}

/**
 * Returns the schemas of a namespace: one for English, with every field, and one for translations, where all fields are
 * optional. A namespace with plurals has one per language, since each language has its own plural forms.
 */
function namespaceSchemas(name: string, schema: z.ZodType): SchemaFile[] {
  const files = locales.map((locale) => ({
    path:
      locale === sourceLocale ? `schemas/english/${name}.json` : `schemas/translation/${name}.${locale}.json`,
    schema: jsonSchemaOf(fileSchema(schema, locale, undefined)),
    matches: [`/content/${locale}/${name}.json`],
  }));
  const [english, ...translations] = files;
  const [first] = translations;
  const texts = new Set(translations.map((file) => JSON.stringify(file.schema)));
  if (!english || !first || texts.size > 1) return files;
  const matches = translations.flatMap((file) => file.matches);
  return [english, { ...first, path: `schemas/translation/${name}.json`, matches }];
}
