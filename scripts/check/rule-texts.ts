import type { Rule } from './core/finding.ts';

/** What a rule asks for, in one line and in a few; its page in docs/rules/ says how to get there. */
export interface RuleText {
  short: string;
  full: string;
}

/** What each rule asks for. */
export const ruleTexts: { readonly [Name in Rule]: RuleText } = {
  parse: {
    short: 'The file can be read.',
    full: 'A file that cannot be read as MDX, YAML or JSON keeps the site from being built, and hides what else may be wrong with it.',
  },
  file: {
    short: 'Every file belongs to something, and every language has its file.',
    full: 'Each page and each namespace has a file in every language; a file that belongs to no English one is never shown.',
  },
  frontmatter: {
    short: 'The texts between the --- lines are those of the screen.',
    full: 'A text that is misspelt, empty or of another kind than expected is not shown, or keeps the site from being built.',
  },
  keys: {
    short: 'Every English text has its translation.',
    full: 'A translation has every text that English has, in all plural forms of its language, and lists of the same length.',
  },
  placeholders: {
    short: 'Placeholders are those of the English text.',
    full: 'What stands in {{…}} is filled in on the site; a misspelt one shows as it is, and a missing one leaves out a phone number or a price.',
  },
  headings: {
    short: 'Headings and their ids are those of English.',
    full: 'The sections of a page come in the order of English, with the same ids, since links from other pages lead to them.',
  },
  'mdx-protected': {
    short: 'Components are those of English.',
    full: 'A component draws a part of the page; one that is missing or moved leaves a hole, and content can hold no code of its own.',
  },
  links: {
    short: 'Links and pictures lead where those of English lead.',
    full: 'A translated page has the links and pictures of the English one, each of them leads to something, and none to another language.',
  },
  chars: {
    short: 'No invisible or damaged characters.',
    full: 'Invisible characters, controls of the direction of writing and remains of a failed conversion change how a text is shown, found or read aloud.',
  },
  untranslated: {
    short: 'No English sentence in a translation.',
    full: 'A text that is still the English one is marked as such on the site only when its translation is missing, so readers stumble over it.',
  },
  numbers: {
    short: 'The numbers of a text are those of English.',
    full: 'A translation promises what English promises: the same amounts, percentages, years and times, written as the language writes them.',
  },
  typography: {
    short: 'Punctuation and spaces are those of the language.',
    full: 'Each language has signs and spaces of its own; the wrong ones look foreign, and break lines where they should not break.',
  },
  glossary: {
    short: 'Terms and names are those of the glossary.',
    full: 'A term is translated the same way everywhere, not by a word that the glossary calls wrong; names and codes stay as they are.',
  },
  stale: {
    short: 'The translation follows the English text of today.',
    full: 'English has changed since a text was translated, so that the page may promise what is true no more.',
  },
};
