import { expect, test } from 'vitest';
import { objectMark } from '../../../../../schema/object-mark.ts';
import { matcherOf, runsOf } from '../../../../../src/features/lens/match.ts';

const paragraph = ['Schrijf of gebruik de contactpagina nu.', 'contactpagina'];

/** Last column: the first piece and the end of each run, with the indexes of the texts that it shows. */
test.each<[what: string, texts: string[], pieces: string[], runs: [number, number, number[]][]]>([
  [
    'whatever its spaces and line breaks',
    ['Een tekst\nover twee regels', 'Prijs :'],
    ['Een tekst over  twee regels'],
    [[0, 1, [0]]],
  ],
  ['with a no-break space', ['Prix\u00a0:'], ['Prix :'], [[0, 1, [0]]]],
  ['only as a whole', ['Prijs'], ['Prijzen'], []],
  [
    'with links and emphasis',
    paragraph,
    ['Schrijf', ' of gebruik de ', 'contactpagina', ' nu.'],
    [[0, 4, [0]]],
  ],
  ['as a link', paragraph, ['Zie de ', 'contactpagina'], [[1, 2, [1]]]],
  [
    'after another one',
    ['Eerste.', 'Tweede.'],
    ['Eerste.', ' ', 'Tweede.'],
    [
      [0, 1, [0]],
      [2, 3, [1]],
    ],
  ],
  ['around a value', ['Bel {{phone}} of mail.'], ['Bel ', '+1 202 555 0143', ' of mail.'], [[0, 3, [0]]]],
  ['before a value', ['Bel {{phone}}'], ['Bel ', '+1 202 555 0143'], [[0, 2, [0]]]],
  [
    'around a component',
    [`اكتبوا إلى ${objectMark} الآن.`],
    ['اكتبوا إلى ', 'a@b.example', ' الآن.'],
    [[0, 3, [0]]],
  ],
  ['with values in one piece', ['© {{year}} {{company}}. Alle.'], ['© 2026 Hulma. Alle.'], [[0, 1, [0]]]],
  ['with special characters', ['A-b (c) [d] e/f {{x}}?'], ['A-b (c) [d] e/f g?'], [[0, 1, [0]]]],
  [
    'with a value that ends where the text can continue',
    ['{{company}} Filipijnen', '1 Sample Street', 'Filipijnen'],
    ['Hulma', ' Filipijnen', '1 Sample Street', 'Filipijnen'],
    [
      [0, 2, [0]],
      [2, 3, [1]],
      [3, 4, [2]],
    ],
  ],
  ['nowhere, if it is only a placeholder', ['{{email}}'], ['anything'], []],
  ['with all others that have the same words', ['Contact', 'Contact'], ['Contact'], [[0, 1, [0, 1]]]],
])('finds a text %s', (_, texts, pieces, runs) => {
  const found = runsOf(pieces, matcherOf(texts.map((shown) => ({ shown }))));
  expect(found.map(({ from, to, texts }) => [from, to, texts])).toEqual(runs);
});
