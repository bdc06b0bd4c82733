import { count, quote } from '../../core/words.ts';
import { defineRule, type Sentences } from '../rule.ts';

export interface Left {
  unit: string;
  name: string;
  found: string;
  at?: string;
  language: string;
  /** The file that lists text that may stay the same, if there is one. */
  glossary?: string;
}

const left =
  <More extends object = object>(what: (data: More) => string) =>
  (data: Left & More): Sentences => [
    `${data.name}: ${quote(data.found)} ${what(data)}${data.at ? ` (${data.at})` : ''}, in the ${data.language} file.`,
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
  `${name} has ${found === 0 ? 'no text' : count(found, 'character')}, English (${at}) has ${expected.toLocaleString('en')} characters`;

export const untranslated = defineRule({
  title: 'No text is still English, in another language, or missing from a section.',
  why: 'An overlooked sentence is published in English; a page with half of its paragraphs counts as a translated file.',
  fix: 'Translate the text. Where the language has a glossary, what should stay the same is listed under `same` in it, with the reason. Texts of three words and fewer, names under `keep` in the English glossary, abbreviations, numbers, code and addresses are not checked.',
  level: 'error',
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
    english: left(() => 'is the English text'),
    script: left<{ other: string }>(({ other }) => `is in ${other} letters`),
    language: left<{ other: string }>(({ other }) => `is ${other}`),
    page: ({ other, language }: { other: string; language: string }) => [
      `most of this page is still ${other}, in the ${language} file.`,
      `translate it into ${language}, or delete the file if the site then shows the page in ${other}.`,
    ],
    todo: ({ name, at }: { unit: string; name: string; at?: string }) => [
      `${name} is still to be translated.${at ? ` English: ${at}.` : ''}`,
      'write the translation in place of TODO and the English text.',
    ],
    'english-todo': ({ name }: { unit: string; name: string }) => [
      `${name} is still to be written.`,
      'write the text; English is what the other languages fall back to.',
    ],
    'lost-paragraph': (data: { unit: string; text: string; blocks: number; at: string }) => [
      `the paragraph ${quote(data.text)} (${data.at})${data.blocks === 1 ? ' is' : `, and ${count(data.blocks - 1, 'block')} after it, are`} missing below this.`,
      'translate what is missing.',
    ],
    deleted: (data: { unit: string; text: string; blocks: number; english: string }) => [
      `this change deletes ${quote(data.text.replace(/\s+/g, ' '))}${data.blocks === 1 ? '' : ` and ${count(data.blocks - 1, 'block')} after it`}; ${data.english} still has the English text.`,
      'restore it from the history, if it was not meant to go.',
    ],
    twice: ({ name, found, times }: { unit: string; name: string; found: string; times: number }) => [
      `${name}: ${quote(found)} is there ${times === 2 ? 'twice' : `${times} times`}; English does not repeat it.`,
      'delete the repetition, or write what belongs in its place.',
    ],
    'too-long': (data: Lengths) => [
      `${lengthsOf(data)}: something seems to be there twice, or in the wrong place.`,
      'delete what is there twice or belongs elsewhere; if all of it is right, bring English up to date.',
    ],
    'too-short': (data: Lengths) => [
      `${lengthsOf(data)}: a part of it seems to be missing.`,
      'compare the two texts, and translate the rest.',
    ],
  },
});
