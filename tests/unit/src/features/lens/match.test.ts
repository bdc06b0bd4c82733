import { expect, test } from 'vitest';
import { objectMark } from '../../../../../schema/object-mark.ts';
import { matcherOf, runsOf } from '../../../../../src/features/lens/match.ts';

const runs = (texts: string[], pieces: string[]) =>
  runsOf(pieces, matcherOf(texts.map((shown) => ({ shown })))).map(({ from, to, texts }) => [
    from,
    to,
    texts,
  ]);

test('a text is found where a block shows it, whatever its spaces and line breaks', () => {
  expect(runs(['Een tekst\nover twee regels', 'Prijs :'], ['Een tekst over  twee regels'])).toEqual([
    [0, 1, [0]],
  ]);
  expect(runs(['Prix\u00a0:'], ['Prix :'])).toEqual([[0, 1, [0]]]);
  expect(runs(['Prijs'], ['Prijzen'])).toEqual([]);
});

test('a paragraph with links and emphasis is one text, and not that of its link', () => {
  const texts = ['Schrijf of gebruik de contactpagina nu.', 'contactpagina'];
  expect(runs(texts, ['Schrijf', ' of gebruik de ', 'contactpagina', ' nu.'])).toEqual([[0, 4, [0]]]);
  expect(runs(texts, ['Zie de ', 'contactpagina'])).toEqual([[1, 2, [1]]]);
});

test('several texts in one block are found one after the other', () => {
  expect(runs(['Eerste.', 'Tweede.'], ['Eerste.', ' ', 'Tweede.'])).toEqual([
    [0, 1, [0]],
    [2, 3, [1]],
  ]);
});

test('placeholders and components stand for what is filled in', () => {
  expect(runs(['Bel {{phone}} of mail.'], ['Bel ', '+1 202 555 0143', ' of mail.'])).toEqual([[0, 3, [0]]]);
  expect(runs(['© {{year}} {{company}}. Alle rechten.'], ['© 2026 Hulma. Alle rechten.'])).toEqual([
    [0, 1, [0]],
  ]);
  expect(runs([`اكتبوا إلى ${objectMark} الآن.`], ['اكتبوا إلى ', 'a@b.example', ' الآن.'])).toEqual([
    [0, 3, [0]],
  ]);
  expect(runs(['A-b (c) [d] e/f {{x}}?'], ['A-b (c) [d] e/f g?'])).toEqual([[0, 1, [0]]]);
});

test('a filled-in value ends at the first place where the text can continue', () => {
  const texts = ['{{company}} Filipijnen', '1 Sample Street', 'Filipijnen'];
  expect(runs(texts, ['Hulma', ' Filipijnen', '1 Sample Street', 'Filipijnen'])).toEqual([
    [0, 2, [0]],
    [2, 3, [1]],
    [3, 4, [2]],
  ]);
  expect(runs(['Bel {{phone}}'], ['Bel ', '+1 202 555 0143'])).toEqual([[0, 2, [0]]]);
});

test('a text of placeholders alone is not found everywhere', () => {
  expect(runs(['{{email}}'], ['anything'])).toEqual([]);
});

test('all texts with the same words are named', () => {
  expect(runs(['Contact', 'Contact'], ['Contact'])).toEqual([[0, 1, [0, 1]]]);
});
