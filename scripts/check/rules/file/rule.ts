import { count, quote, sameIn, some } from '../../core/words.ts';
import { defineRule, type Texts } from '../rule.ts';

/** The share that is required of a language, in percent, and how many words are translated. */
export interface Share {
  language: string;
  code: string;
  asked: number;
  config: string;
  done: number;
}

export const file = defineRule({
  title: 'Every English file has a file in each language, and the reverse.',
  why: 'Where a file is missing, readers get English. A file with a wrong name was translated, but is never shown.',
  fix: 'Give both files the same name, below the folder of the language. The message names the file to create.',
  level: 'error',
  breaks: true,
  examples: [
    ['no-source', undefined, 'nl/gids.mdx', 'nl/guide.mdx', 'path'],
    ['no-source', undefined, 'nl/guide.md', 'nl/guide.mdx', 'path'],
    ['folder', undefined, 'nl-NL/guide.mdx', 'nl/guide.mdx', 'path'],
    ['name', undefined, 'nl/The Guide.mdx', 'nl/guide.mdx', 'path'],
    ['language-name', undefined, 'en/nl.mdx', 'nl/guide.mdx', 'path'],
  ],
  messages: {
    'missing-source': ({ path }: { path: string }) => [
      'this English file is missing, which the site needs.',
      `create ${path}, or restore it from the history.`,
    ],
    'missing-translation': (data: Texts<'language' | 'english' | 'path'> & { command?: string }) => [
      `the ${data.language} translation of ${data.english} is missing; readers get English until then.`,
      `create ${data.path} and translate the English text${data.command ? `; ${data.command} starts it` : ''}.`,
    ],
    'deleted-translation': (data: Texts<'language' | 'english'> & { isLast?: boolean }) => [
      `this change deletes the ${data.language} translation of ${data.english}, which is still there${data.isLast ? '; the language has no other text' : ''}.`,
      'restore it from the history, if it was not meant to go.',
    ],
    'new-source': ({ languages }: { languages: readonly string[] }) => [
      `this change adds a text that is not translated into ${some(languages, 5)} yet.`,
      'translate it, or leave it to the translators; readers get the source text until then.',
    ],
    'too-little': (data: Share & { complete: number; required: number }) => [
      `${data.language} has less text than the ${data.asked} percent that ${data.config} requires.`,
      `translate what the report lists: ${data.done} of ${data.required} words are there, ${data.complete} percent. Or set “complete” of “${data.code}” to at most ${data.complete}.`,
    ],
    'no-source': ({ others }: { others: readonly string[] }) => [
      `this file has no source file: that was deleted, or one of the two was renamed.${others.length > 0 ? ` ${sameIn(others)}` : ''}`,
      `rename ${others.length > 0 ? 'them' : 'it'} like the source file, or delete ${others.length > 0 ? 'them' : 'it'} if the source is gone.`,
    ],
    folder: (data: { folder: string; files: number; known: string }) => [
      `the folder ${quote(data.folder)}${data.files > 1 ? ` (${count(data.files, 'file')})` : ''} is not a language of the site.`,
      `use one of ${data.known}, or delete the folder.`,
    ],
    link: () => [
      'this is a symbolic link, which is not read.',
      'put a copy of what it links to in its place, or delete it.',
    ],
    special: () => ['this is not text: it is a pipe, a socket or a device.', 'delete it.'],
    'language-name': ({ code }: { code: string }) => [
      `this file has the address /${code}, which is the home page of a language.`,
      'give the page another name.',
    ],
    name: ({ name }: { name: string }) => [
      `the name ${name} has other characters than lower-case letters a–z, digits and single hyphens.`,
      'rename it.',
    ],
  },
});
