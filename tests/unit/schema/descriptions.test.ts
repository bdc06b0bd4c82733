import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languageOption } from '../../../schema/language-option.ts';
import { screens } from '../../../schema/screens/index.ts';
import { siteSchema } from '../../../schema/site.ts';
import { words } from '../../../schema/words/index.ts';
import { entrySchema, kindOf, shapeOf, unwrapped } from '../../../scripts/check/core/translation.ts';

/** Returns the paths of fields that have no description, or are neither text nor invariant. */
function undescribed(schema: z.ZodType, path: string): string[] {
  const inner = unwrapped(schema);
  const entry = entrySchema(inner);
  const fields = entry ? { '*': entry } : inner instanceof z.ZodObject ? shapeOf(inner) : undefined;
  const own = inner.meta()?.description ? [] : [`${path}: no description`];
  if (kindOf(inner) === 'invariant') return own;
  if (!fields) {
    const leaf = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner;
    return kindOf(leaf) ? own : [...own, `${path}: neither text nor invariant`];
  }
  return [...own, ...Object.entries(fields).flatMap(([key, field]) => undescribed(field, `${path}.${key}`))];
}

describe('every field has a description and a kind', () => {
  test.each(Object.entries({ ...screens, ...words }))('%s', (name, schema) => {
    const fields = Object.entries(shapeOf(schema as z.ZodType));
    expect(fields.flatMap(([key, field]) => undescribed(field, `${name}.${key}`))).toEqual([]);
  });

  test.each(Object.entries({ site: siteSchema, languageOption }))('%s', (_name, schema) => {
    const silent = Object.entries(schema.shape).filter(
      ([, field]) => !(unwrapped(field).description ?? field.description),
    );
    expect(silent.map(([key]) => key)).toEqual([]);
  });
});
