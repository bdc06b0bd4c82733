import { count, didYouMean, listed, quote } from '../../core/words.ts';
import { defineRule, type Texts } from '../rule.ts';

export const file = defineRule({
  title: 'Every English file has a file in each language, and the reverse.',
  why: 'Where a file is missing, readers get English. A file with a wrong name was translated, but is never shown.',
  fix: 'The message names the file that was probably meant, or the one to create.',
  level: 'error',
  breaks: true,
  examples: [
    ['no-english-page', undefined, 'nl/gids.mdx', 'nl/guide.mdx', 'path'],
    ['extension', undefined, 'nl/guide.md', 'nl/guide.mdx', 'path'],
    ['folder', undefined, 'nl-NL/guide.mdx', 'nl/guide.mdx', 'path'],
    ['name', undefined, 'nl/The Guide.mdx', 'nl/guide.mdx', 'path'],
    ['language-name', undefined, 'en/nl.mdx', 'nl/guide.mdx', 'path'],
  ],
  messages: {
    'missing-page': ({ path, key }: { path: string; key: string }) => [
      `the English page ${quote(key)} is missing, which the site needs.`,
      `create ${path}, or restore it from the history.`,
    ],
    'missing-words': ({ name, path, misnamed }: { name: string; path: string; misnamed?: string }) => [
      `the English words of the namespace “${name}” are missing.`,
      misnamed ? `rename ${misnamed} to ${path}.` : `create ${path}.`,
    ],
    'missing-translation': (data: Texts<'language' | 'english' | 'kind' | 'path'> & { command?: string }) => [
      `the ${data.language} translation of ${data.english} is missing; the ${data.kind} shows English until then.`,
      `create ${data.path} and translate the English text${data.command ? `; ${data.command} starts it` : ''}.`,
    ],
    'deleted-translation': ({ language, english }: Texts<'language' | 'english'>) => [
      `this change deletes the ${language} translation of ${english}, which stays.`,
      'restore it from the history, if it was not meant to go.',
    ],
    'missing-glossary': ({ language, path }: { language: string; path: string }) => [
      `the ${language} glossary is missing, so wrong terms go unnoticed.`,
      `restore ${path} from the history, or start from that of another language.`,
    ],
    'no-source': ({ others }: { others: readonly string[] }) => [
      `this translation has no source file: it is gone, or one of the two was renamed.${others.length > 0 ? ` The same is true of ${listed(others)}.` : ''}`,
      `rename ${others.length > 0 ? 'them' : 'it'} like the source file, or delete ${others.length > 0 ? 'them' : 'it'} if that is gone.`,
    ],
    'no-language': () => [
      'the file is not in the folder of a language.',
      'move it into the folder of its language, or delete it.',
    ],
    'words-in-page': ({ name, page }: { name: string; page: string }) => [
      `the words of ${quote(name)} do not have a JSON file.`,
      `move them into the frontmatter of ${page}.`,
    ],
    'no-namespace': (data: { name: string; meant?: string; path?: string; known: string }) => [
      `there is no namespace ${quote(data.name)}${didYouMean(data.meant && quote(data.meant))}`,
      data.path ? `rename it to ${data.path}.` : `delete it; the namespaces are ${data.known}.`,
    ],
    'no-english-page': ({ english, meant, path }: { english: string; meant?: string; path?: string }) => [
      `there is no English page ${english} that this file could translate${didYouMean(meant && quote(meant))}`,
      path ? `rename it to ${path}.` : 'delete it, or restore the English page.',
    ],
    extension: ({ extension, meant, path }: { extension: string; meant?: string; path?: string }) => [
      `files ${extension === '' ? 'without an extension' : `with the extension ${quote(extension)}`} are not content${didYouMean(meant && quote(meant))}`,
      path
        ? `rename it to ${path}.`
        : 'delete it, or give it the extension .mdx (pages) or .json (words of the interface).',
    ],
    folder: (data: { folder: string; files: number; meant?: string; known: string }) => [
      `the folder ${quote(data.folder)}${data.files > 1 ? ` (${count(data.files, 'file')})` : ''} is not a language of the site${didYouMean(data.meant && quote(data.meant))}`,
      data.meant
        ? `rename the folder to “${data.meant}”.`
        : `use one of ${data.known}, or delete the folder.`,
    ],
    link: ({ what }: { what: string }) => [
      `${what} is a symbolic link, which content cannot have.`,
      'put a copy of what it links to in its place, or delete it.',
    ],
    special: ({ what }: { what: string }) => [
      `${what} is not text: it is a pipe, a socket or a device.`,
      'delete it.',
    ],
    'language-name': ({ what, code, language }: { what: string; code: string; language: string }) => [
      `${what} has the address /${code}, which is the ${language} home page.`,
      'give the page another name.',
    ],
    name: ({ what, path }: { what: string; path?: string }) => [
      `${what} has a name of other characters than lower-case letters a–z, digits and single hyphens.`,
      path ? `rename it to ${path}.` : 'rename it.',
    ],
  },
});
