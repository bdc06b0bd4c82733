import { expect, test } from 'vitest';
import { pluralExamples } from '../../../../../scripts/check/core/plurals.ts';

test('the numbers that take a plural form are those of CLDR', () => {
  expect([pluralExamples('ar', 'few'), pluralExamples('fr', 'many')]).toEqual([[3, 4, 5], []]);
});
