import { z } from 'zod';
import { type Locale, sourceLocale } from '../../../schema/languages.ts';
import {
  entrySchema,
  fileSchema,
  glossarySchema,
  kindOf,
  recordField,
  shapeOf,
  unwrapped,
} from '../../check/core/index.ts';

/** A JSON Schema (draft 7), which VS Code supports in full. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: { [name: string]: JsonSchema };
}

/**
 * What the file of a language may contain, for editors: every field in English; in other languages only texts, all of
 * them optional, and no invariants (`scripts/check/core/translation.ts`). Names of entries are not fixed, so that the
 * schema does not change with the content.
 *
 * @param schema of the merged content
 * @param isPage whether it is the frontmatter of a page; translated pages record which English text they were made from
 */
export function jsonSchemaOf(schema: z.ZodType, locale: Locale, isPage: boolean): JsonSchema {
  const file = plain(fileSchema(schema, locale, undefined));
  if (locale === sourceLocale) return file;
  listInvariants(file, schema);
  if (isPage) file.properties = { ...file.properties, [recordField]: record };
  return file;
}

/** The same for `glossary.yaml`. */
export const glossaryJsonSchema = (): JsonSchema => plain(glossarySchema);

const record: JsonSchema = {
  type: 'object',
  additionalProperties: { type: 'string', pattern: '^(?:[0-9a-f]{6}|checked)$' },
  description:
    'Which English text this was made from. Nothing to translate: the check says what to write, and “npm run check -- accept” writes it.',
};

function plain(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      // The kind of a field is explained in its description instead.
      delete (jsonSchema as JsonSchema).kind;
      if (jsonSchema.description) jsonSchema.description = sentence(jsonSchema.description);
      // The schema trims its input, so whitespace alone counts as empty.
      if (jsonSchema.type === 'string' && jsonSchema.minLength === 1) {
        delete jsonSchema.minLength;
        jsonSchema.pattern ??= '\\S';
        jsonSchema.patternErrorMessage = 'Write a text here: it is empty.';
      }
    },
  }) as JsonSchema;
}

/** A phrase as a sentence. */
export const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.');

/** Lists the invariants in a translation, so that the editor explains why it must not contain them. */
function listInvariants(file: JsonSchema, schema: z.ZodType): void {
  const entry = entrySchema(schema);
  if (entry) {
    if (typeof file.additionalProperties === 'object')
      listInvariants(file.additionalProperties as JsonSchema, entry);
    return;
  }
  for (const [key, field] of Object.entries(shapeOf(schema))) {
    const own = file.properties?.[key];
    if (own && !kindOf(field)) listInvariants(own, field);
    else if (!own && kindOf(field) === 'invariant')
      file.properties = { ...file.properties, [key]: inEnglishOnly(field) };
  }
}

const inEnglishOnly = (field: z.ZodType): JsonSchema => ({
  not: {},
  description: sentence(unwrapped(field).meta()?.description ?? ''),
  errorMessage: 'This is written in the English file only, and taken from there. Remove it here.',
  doNotSuggest: true,
});
