import { type Family, matchesOf, oneOf, prose, type Random, replace } from '../mutation.ts';
import { addedSentence } from '../planting.ts';
import type { Specimen } from '../specimen.ts';
import { sentences } from '../words.ts';

type Language = Specimen['language'];

/** Replaces one match of a pattern in a text that visitors read. */
const slip = (
  language: Language,
  name: string,
  pattern: RegExp,
  replacement: (found: string) => string,
  plant?: Family['plant'],
): Family => ({
  name: `${language}: ${name}`,
  rules: ['typography'],
  tier: 2,
  formats: ['json', 'mdx'],
  languages: [language],
  ...(plant && { plant }),
  mutate: (specimen: Specimen, next: Random) => {
    const found = prose(specimen).flatMap((piece) =>
      matchesOf(masked(piece.text), pattern).map((match) => ({
        at: piece.start + match.index,
        text: match[0],
      })),
    );
    const match = oneOf(found, next);
    if (!match) return undefined;
    return replace(specimen, match.at, match.at + match.text.length, replacement(match.text));
  },
});

/** A text without what is no prose: addresses, components, placeholders and escapes. */
const masked = (text: string): string =>
  text.replace(/\{\{.*?\}\}|\]\([^)]*\)|<[^>]*>|`[^`]*`|\\u\w{4}|\\"/g, (gap) => '\u0001'.repeat(gap.length));

const question = addedSentence(sentences.question);

/** A straight quotation mark has to be escaped where the text itself stands between two. */
const straight = (name: Language, open: string, close: string): Family => {
  const quotation = addedSentence(sentences.quotation);
  return {
    ...slip(name, 'straight quotation marks', new RegExp(`${open}([^${close}]*)${close}`, 'g'), (found) =>
      found.replace(new RegExp(open), '"').replace(new RegExp(close), '"'),
    ),
    formats: ['mdx'],
    plant: quotation,
  };
};

export const typographyFamilies: Family[] = [
  slip('fr', 'no space before ? or !', /[\u202f\u00a0 ][?!](?=\s|$)/g, (found) => found.slice(1), question),
  slip(
    'fr',
    'usual space before ? or !',
    /[\u202f\u00a0][?!](?=\s|$)/g,
    (found) => ` ${found.slice(1)}`,
    question,
  ),
  slip('fr', 'no space before a colon', /(?<=\p{L})[\u202f\u00a0]:(?= )/gu, () => ':', question),
  slip('fr', 'no space before a semicolon', /(?<=\p{L})[\u202f\u00a0];(?= )/gu, () => ';'),
  slip('fr', 'no space inside guillemets', /«[\u00a0\u202f]/g, () => '«', addedSentence(sentences.quotation)),
  slip('ar', 'Latin comma', /(?<=[\u0621-\u064a])،(?= )/g, () => ','),
  slip('ar', 'Latin question mark', /؟(?=\s|$)/g, () => '?', question),
  slip('ar', 'Latin semicolon', /(?<=\p{L}{3})،(?= )/gu, () => ';'),
  slip('ar', 'tatweel', /(?<=[بتسشعغفقكلمنهيجحخصضطظ])(?=[اأبتةثجحخدذرزسشصضطظعغفقكلمنهويى])/g, () => 'ـ'),
  slip('zh', 'half-width comma', /(?<=\p{Script=Han})，(?=\p{Script=Han})/gu, () => ','),
  slip('zh', 'half-width full stop', /(?<=\p{Script=Han})。/gu, () => '.'),
  slip('zh', 'half-width question mark', /？/g, () => '?', question),
  slip('zh', 'half-width exclamation mark', /！/g, () => '!', question),
  slip('zh', 'half-width colon', /(?<=\p{Script=Han})：(?=\p{Script=Han})/gu, () => ': ', question),
  slip('zh', 'half-width semicolon', /(?<=\p{Script=Han})；/gu, () => ';'),
  {
    ...slip('zh', 'half-width brackets', /(?<=\p{Script=Han}{2})(?=[，。])/gu, () => '(样品)'),
  },
  straight('de', '„', '“'),
  straight('nl', '“', '”'),
  straight('fr', '«\u00a0', '\u00a0»'),
  slip(
    'de',
    'quotation marks of English',
    /„[^“]*“/g,
    (found) => `“${found.slice(1, -1)}”`,
    addedSentence(sentences.quotation),
  ),
];
