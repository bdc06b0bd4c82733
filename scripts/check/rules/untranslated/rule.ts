import { count, quote } from '../../core/words.ts';
import { defineRule, type Sentences } from '../rule.ts';

export interface UntranslatedText {
  unit: string;
  name: string;
  found: string;
  at?: string;
  language: string;
  /** The file that lists text that may stay the same, if there is one. */
  glossary?: string;
}

const untranslatedMessage =
  <More extends object = object>(what: (data: More) => string) =>
  (data: UntranslatedText & More): Sentences => [
    `${data.name}: ${quote(data.found)} ${what(data)}${data.at ? ` (${data.at})` : ''}.`,
    `translate it into ${data.language}${data.glossary ? `; if it should stay the same, list it under “same” in ${data.glossary}, with a reason` : ''}.`,
  ];

/** The lengths of a text and its source. */
export interface Lengths {
  unit: string;
  name: string;
  found: number;
  expected: number;
  at: string;
}

const lengthsOf = ({ name, found, expected, at }: Lengths): string =>
  `${name} has ${found === 0 ? 'no text' : count(found, 'character')}, but English (${at}) has ${expected.toLocaleString('en')}${found === 0 ? ' characters' : ''}`;

export const untranslated = defineRule({
  title: 'No text is still in English, in another language, or missing from a section.',
  why: 'An overlooked sentence is published in English; a page with half of its paragraphs counts as a translated file.',
  fix: 'Translate the text. If it should stay the same and the language has a glossary, list it there under `same`, with the reason. Text of up to three words, names under `keep` in the English glossary, abbreviations, numbers, code and addresses are not checked.',
  level: 'error',
  levelWithLayout: 'warning',
  examples: [
    ['english', 'You receive the files.', 'You receive the files.', 'U ontvangt de bestanden.'],
    [
      'language',
      'The files are yours.',
      'The files that you receive are yours.',
      'Les fichiers que vous recevez vous appartiennent.',
      'text',
      'fr',
    ],
    ['script', 'Texturing of models', 'Texturing van модели', 'Texturing van modellen'],
    [
      'twice',
      'You receive the finished files.',
      'U ontvangt de voltooide bestanden.\n\nU ontvangt de voltooide bestanden.',
      'U ontvangt de voltooide bestanden.',
    ],
    ['todo', 'Prices', 'TODO: Prices', 'Prijzen', 'field'],
  ],
  messages: {
    english: untranslatedMessage(() => 'is the English text'),
    script: untranslatedMessage<{ other: string }>(({ other }) => `is in ${other} letters`),
    language: untranslatedMessage<{ other: string }>(({ other }) => `is in ${other}`),
    page: ({ other, language }: { other: string; language: string }) => [
      `most of this page is still in ${other}.`,
      `translate it into ${language}, or delete the file if the site then shows the page in ${other}.`,
    ],
    todo: ({ name, at }: { unit: string; name: string; at?: string }) => [
      `${name} is not translated yet.${at ? ` English: ${at}.` : ''}`,
      'replace TODO and the English text with the translation.',
    ],
    'english-todo': ({ name }: { unit: string; name: string }) => [
      `${name} is not written yet.`,
      'write the text: the other languages fall back to it.',
    ],
    'lost-paragraph': (data: { unit: string; text: string; what?: string; blocks: number; at: string }) => [
      `the ${data.what ?? 'paragraph'} ${quote(data.text)} (${data.at})${data.blocks === 1 ? ' is' : ` and ${count(data.blocks - 1, 'block')} after it are`} missing below this.`,
      'translate what is missing.',
    ],
    twice: ({ name, found, times }: { unit: string; name: string; found: string; times: number }) => [
      `${name}: ${quote(found)} appears ${times === 2 ? 'twice' : `${times} times`}; English does not repeat it.`,
      'delete the repetition, or replace it with what belongs there.',
    ],
    'too-long': (data: Lengths) => [
      `${lengthsOf(data)}: something seems to be repeated, or in the wrong place.`,
      'delete what is repeated or belongs elsewhere; if all of it is right, update English.',
    ],
    'too-short': (data: Lengths) => [
      `${lengthsOf(data)}: part of it seems to be missing.`,
      'compare the two, and translate the rest.',
    ],
  },
});
