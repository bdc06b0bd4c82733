import { alsoTrueOf, count, quote, some } from '../../core/words.ts';
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
  title: 'Every English file has a translation in each language, and every translation has an English file.',
  why: 'If a file is missing, readers see English. A translation with the wrong file name is never shown.',
  fix: 'Give both files the same path below their language’s folder. The message names the file to create.',
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
      'this English file is missing, but the site needs it.',
      `create ${path}, or restore it from the git history.`,
    ],
    'missing-translation': (data: Texts<'language' | 'english' | 'path'> & { command?: string }) => [
      `${data.english} is not translated into ${data.language} yet; until then, readers see English.`,
      `create ${data.path} and translate the English text${data.command ? `; “${data.command}” creates it` : ''}.`,
    ],
    'deleted-translation': (data: Texts<'language' | 'english'>) => [
      `this change deletes the ${data.language} translation of ${data.english}, which still exists.`,
      'restore it from the git history, unless you meant to delete it.',
    ],
    'new-source': ({ languages }: { languages: readonly string[] }) => [
      `this change adds a file that is not translated into ${some(languages, 5, 'or')} yet.`,
      'translate it, or leave it to the translators; until then, readers see the source text.',
    ],
    'too-little': (data: Share & { complete: number; required: number }) => [
      `${data.language} has less than the ${data.asked} percent of the text that ${data.config} requires.`,
      `translate what the report lists: ${data.done} of ${data.required} words (${data.complete} percent) are translated. Or set “complete” for “${data.code}” to at most ${data.complete}.`,
    ],
    'no-source': ({ others, meant }: { others: readonly string[]; meant?: string }) => {
      const them = others.length > 0 ? 'them' : 'it';
      return [
        `this file has no source file: the source was deleted, or one of the two was renamed.${others.length > 0 ? ` ${alsoTrueOf(others)}` : ''}`,
        `rename ${them} to match the source file${meant ? `, probably to ${meant}` : ''}, or delete ${them} if the source is gone.`,
      ];
    },
    folder: (data: { folder: string; files: number; known: string }) => [
      `the folder ${quote(data.folder)}${data.files > 1 ? ` (${count(data.files, 'file')})` : ''} is not named after a language of the site.`,
      `move its files to one of ${data.known}, or delete the folder.`,
    ],
    link: () => [
      'this is a symbolic link, which is not read.',
      'replace it with a copy of its target, or delete it.',
    ],
    special: () => ['this is not a text file, but a pipe, a socket or a device.', 'delete it.'],
    'language-name': ({ code }: { code: string }) => [
      `this page would have the address /${code}, which is the home page of a language.`,
      'rename the file.',
    ],
    name: ({ name, meant }: { name: string; meant: string }) => [
      `the name ${name} may only contain lowercase letters a–z, digits and single hyphens.`,
      `rename the file, for example to ${meant}.`,
    ],
  },
});
