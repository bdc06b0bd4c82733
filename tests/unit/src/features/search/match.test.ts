import { expect, test } from 'vitest';
import { match } from '../../../../../src/features/search/match.ts';

test('ranks the word itself before longer forms, other endings, parts of compounds and typos', () => {
  const qualities = [
    match('model', 'model'),
    match('model', 'models'),
    match('modeled', 'modeling'),
    match('konfigurator', 'produktkonfigurator'),
    match('rendring', 'rendering'),
  ];
  expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
  expect(Math.min(...qualities)).toBeGreaterThan(0);
});

test('finds the first part of a compound with another ending', () => {
  expect(match('korrekturschleife', 'korrekturen')).toBeGreaterThan(0);
  expect(match('doorlooptijd', 'doorlopen')).toBe(0);
});

test.each(['wannddikte', 'wandikte', 'wamddikte', 'wadndikte'])('tolerates the typo %s', (typed) => {
  expect(match(typed, 'wanddikte')).toBeGreaterThan(0);
});

test.each([
  ['allows no typos in short words', 'cat', 'car'],
  ['allows only one typo', 'rundring', 'rendering'],
  ['requires parts of compounds to have five letters', 'tor', 'konfigurator'],
])('%s', (_, typed, word) => {
  expect(match(typed, word)).toBe(0);
});
