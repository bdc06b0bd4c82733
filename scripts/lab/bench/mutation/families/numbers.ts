import { type Family, gapAt, matchesOf, oneOf, prose, type Random, replace } from '../mutation.ts';
import { addedSentence } from '../planting.ts';
import type { Specimen } from '../specimen.ts';
import { sentences } from '../words.ts';

/** Numbers of two digits and more that stand alone in a text that visitors read. */
function numberIn(specimen: Specimen, next: Random) {
  const found = prose(specimen).flatMap((piece) =>
    matchesOf(
      piece.text.replace(/\{\{.*?\}\}|\]\([^)]*\)|\\u\w{4}/g, (gap) => ' '.repeat(gap.length)),
      /(?<![\p{L}\p{N}.,-])\d{2,}(?![\p{L}\p{N}-]|[.,]\d)/gu,
    )
      .filter(([digits]) => specimen.englishOf(piece)?.text.includes(digits))
      .map((match) => ({ start: piece.start + match.index, digits: match[0] })),
  );
  return oneOf(found, next);
}

const onNumber =
  (change: (digits: string, next: Random) => string): Family['mutate'] =>
  (specimen, next) => {
    const found = numberIn(specimen, next);
    if (!found) return undefined;
    const written = change(found.digits, next);
    if (written === found.digits) return undefined;
    return replace(specimen, found.start, found.start + found.digits.length, written);
  };

const plant = addedSentence(sentences.numbers);

/** Changes one of the planted numbers; `pattern` finds it in every language. */
const onPlanted =
  (pattern: RegExp, replacement: string): Family['mutate'] =>
  (specimen) => {
    const found = matchesOf(specimen.text, pattern).at(-1);
    return found && replace(specimen, found.index, found.index + found[0].length, replacement);
  };

const family = (name: string, mutate: Family['mutate'], rest: Partial<Family> = {}): Family => ({
  name,
  rules: ['numbers'],
  tier: 1,
  formats: ['json', 'mdx'],
  mutate,
  ...rest,
});

const thousands = /2[.,\u202f]500/g;
const fraction = /3[.,]5(?!\d)/g;

export const numberFamilies: Family[] = [
  family(
    'number changed',
    onNumber((digits) => String(Number(digits) + 10)),
  ),
  family(
    'number ten times as large',
    onNumber((digits) => `${digits}0`),
  ),
  family(
    'digit of a number lost',
    onNumber((digits) => digits.slice(0, -1)),
  ),
  family('number lost', (specimen, next) => {
    const mutation = onNumber(() => '…')(specimen, next);
    if (!mutation) return undefined;
    // What is missing may be told at the start of the section.
    const text = String(mutation.changes[specimen.path]);
    const before = text
      .split('\n')
      .slice(0, (mutation.lines[0] ?? 1) - 1)
      .join('\n');
    return { ...mutation, lines: [...mutation.lines, ...gapAt(text, before.length).slice(3)] };
  }),
  family('year with its digits swapped', onPlanted(/1998/g, '1989'), { plant }),
  family('thousands lost', onPlanted(thousands, '2'), { plant }),
  family('separator taken for the other', onPlanted(fraction, '35'), { plant }),
  family('separators of English', onPlanted(thousands, '2,500'), {
    plant,
    languages: ['nl', 'de'],
    rules: ['numbers', 'typography'],
  }),
  family('decimal point of English', onPlanted(fraction, '3.5'), {
    plant,
    languages: ['nl', 'fr', 'de'],
    rules: ['numbers', 'typography'],
  }),
  family('number that English does not have', onPlanted(/1998/g, '1998 (2024)'), { plant }),
  family('Arabic digits with another value', onPlanted(/1998/g, '١٩٨٩'), { plant, languages: ['ar'] }),
];
