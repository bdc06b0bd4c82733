import { z } from 'zod';

/** A JSON Schema (draft 7), which VS Code supports in full. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Converts the schema of a content file to a JSON Schema for editors. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
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
        jsonSchema.patternErrorMessage = 'This text is empty: enter some text.';
      }
    },
  }) as JsonSchema;
}

/** Turns a phrase into a sentence: capitalized, with a period. */
export const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.');
