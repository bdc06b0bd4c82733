import { count, didYouMean, listed, quote, some } from '../../core/words.ts';
import { defineRule, type Sentences, type Texts } from '../rule.ts';

/** `where` is the path of the field, `name` its name in messages. */
export interface Field {
  where: string;
  name: string;
  /** What the field is for. */
  purpose?: string;
  /** The field that contains it. */
  group?: string;
}

const purposeOf = ({ purpose = '' }: Field): string => purpose && ` Purpose: ${purpose.replace(/\.?$/, '.')}`;

const under = (group: string | undefined): string => (group ? ` under “${group}”` : '');

const inQuotes = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** Strings of a file that are missing, empty or still in the source language. */
export interface Open {
  open: number;
  names: readonly string[];
  command?: string;
}

const maxNames = 7;

export const keys = defineRule({
  title: 'Every file has the expected fields, each of the right kind.',
  why: 'A missing field is shown in English on a translated page, text under a misspelled key is not shown at all, and a field of the wrong kind breaks the build.',
  fix: 'Compare the field with the English one, whose text and line are in the message. Keep the keys and the spaces before them, and translate only what follows the colon. Plural forms that no number under a million uses (French `_many`) may be omitted. Missing text is an error only if the configuration requires it (`complete`).',
  level: 'error',
  breaks: true,
  examples: [
    ['missing-text', '{ "text": "Skip" }', '{}', '{ "text": "Overslaan" }', 'json'],
    ['unknown', undefined, '{ "tekst": "Overslaan" }', '{ "text": "Overslaan" }', 'json'],
    ['empty', undefined, '{ "text": "" }', '{ "text": "Overslaan" }', 'json'],
    [
      'other-length',
      '{ "list": ["Oak", "Ash"] }',
      '{ "list": ["Eik"] }',
      '{ "list": ["Eik", "Es"] }',
      'json',
    ],
    [
      'missing-forms',
      '{ "pages_one": "{{count}} page", "pages_other": "{{count}} pages" }',
      '{ "pages_other": "{{count}} pagina’s" }',
      '{ "pages_one": "{{count}} pagina", "pages_other": "{{count}} pagina’s" }',
      'json',
    ],
    ['wrong-kind', undefined, 'title: 2024', 'title: "2024"', 'yaml'],
    ['invariant', 'title: Prices\namount: 15', 'title: Prijzen\namount: 15', 'title: Prijzen', 'yaml'],
    [
      'other-width',
      'title: Prices',
      'title: Prijzen, plannen, abonnementen en alles wat u verder van onze kosten wilt weten',
      'title: Prijzen',
      'yaml',
    ],
  ],
  messages: {
    missing: (field: Field) => [`${field.name} is missing.${purposeOf(field)}`, `add ${field.name}.`],
    /** `meant` is a key of the translation that may be this one under a different name. */
    'missing-text': (
      field: Field & Texts<'key' | 'english' | 'at'> & { isThere?: boolean; meant?: string },
    ) => [
      `${field.name} is ${field.isThere ? 'empty' : 'missing'}.${purposeOf(field)} English (${field.at}): ${quote(field.english)}.`,
      field.isThere
        ? 'translate the English text.'
        : field.meant
          ? `rename “${field.meant}” to “${field.key}”.`
          : `add “${field.key}”${under(field.group)} and translate the English text.`,
    ],
    'missing-group': (field: Field & Texts<'key' | 'at'>) => [
      `${field.name} is missing.${purposeOf(field)}`,
      `copy “${field.key}” from ${field.at}${field.group ? ` to “${field.group}”` : ''} and translate its text.`,
    ],
    'missing-forms': (
      field: Field &
        Texts<'language' | 'english' | 'at'> & {
          keys: readonly string[];
          /** Sample numbers for each form. */
          examples: readonly string[];
        },
    ) => [
      `${field.language} plural forms are missing: ${inQuotes(field.keys)}.${purposeOf(field)} English (${field.at}): ${quote(field.english)}.`,
      `add ${listed(field.keys.map((key, index) => `“${key}” (for ${field.examples[index]})`))}${under(field.group)}.`,
    ],
    'other-length': (data: Field & { found: number; expected: number; at: string }) => [
      `${data.name} has ${count(data.found, 'entry', 'entries')}, but the English list (${data.at}) has ${data.expected}.`,
      `write ${count(data.expected, 'entry', 'entries')}: translations of the English ones, in the same order.`,
    ],
    'many-missing': (data: Open & { texts: number }) => [
      `${data.open} of ${count(data.texts, 'text')} in this file ${data.open === 1 ? 'is' : 'are'} not translated yet, starting here.`,
      data.command
        ? `translate the texts marked TODO; “${data.command}” adds those that are missing from the file.`
        : `translate what is missing, empty or still in the source language${data.names.length > 0 ? `${data.open > data.names.length ? ', such as' : ':'} ${some(data.names, maxNames)}` : ''}.`,
    ],
    'left-open': (data: Open) => [
      `this change leaves ${count(data.open, 'text')} in this file untranslated: ${some(data.names, maxNames)}.`,
      `translate ${data.open === 1 ? 'it' : 'them'}${data.command ? `; “${data.command}” adds what is missing from the file` : ''}.`,
    ],
    empty: (field: Field & { isText: boolean; meant?: string }) => [
      `${field.name} is empty${field.meant ? ', since # starts a comment' : ''}.${purposeOf(field)}`,
      field.isText ? `write ${field.meant ?? `the text of ${field.name}`}.` : `fill in ${field.name}.`,
    ],
    'wrong-kind': (data: Field & { expected: string; found: string; fix?: string }) => [
      `${data.name}: expected ${data.expected}, found ${data.found}.`,
      data.fix ?? `write ${data.expected}.`,
    ],
    invariant: ({ name }: Field) => [
      `${name} belongs only in the English file; all languages take it from there.`,
      `delete ${name} from this file.`,
    ],
    unknown: (
      data: Field & { key: string; meant?: string; isThere?: boolean; known?: string },
    ): Sentences => [
      `${data.name} is not a known key${didYouMean(data.meant && `“${data.meant}”`)}`,
      !data.meant
        ? `delete “${data.key}”, or use ${data.known ? `one of these keys: ${data.known}` : 'a known key'}.`
        : data.isThere
          ? `delete “${data.key}”: “${data.meant}” already exists.`
          : `rename “${data.key}” to “${data.meant}”.`,
    ],
    'bad-name': ({ where, example }: { where: string; example: string }) => [
      `the entry name ${quote(where)} must consist of lowercase words joined by hyphens.`,
      `rename it, for example to “${example}”.`,
    ],
    'other-width': (data: Field & { width: number; least: number; most: number }) => [
      `${data.name} has ${data.width} characters (a Chinese one counts as two); search results cut off what is too long, and replace what is too short.`,
      data.width > data.most ? `shorten it to ${data.most}.` : `write at least ${data.least}.`,
    ],
  },
});
