import type { Family, Random } from '../mutation.ts';
import { oneOf } from '../mutation.ts';
import type { Specimen } from '../specimen.ts';

/** Moves a file; the finding is about the file at its new place. */
const moved = (
  name: string,
  formats: Family['formats'],
  target: (path: string, specimen: Specimen, next: Random) => string | undefined,
): Family => ({
  name,
  rules: ['file'],
  tier: 0,
  formats,
  mutate: (specimen, next) => {
    const path = target(specimen.path, specimen, next);
    if (path === undefined || path === specimen.path) return undefined;
    return { changes: { [specimen.path]: undefined, [path]: specimen.text }, path, lines: [1] };
  },
});

const both = ['json', 'mdx'] as const;

export const fileFamilies: Family[] = [
  {
    name: 'file missing',
    rules: ['file'],
    tier: 0,
    formats: both,
    mutate: ({ path }) => ({ changes: { [path]: undefined }, path, lines: [1] }),
  },
  {
    name: 'file without an English one',
    rules: ['file'],
    tier: 0,
    formats: both,
    mutate: ({ path, text }) => {
      const orphan = path.replace(/[\w-]+(?=\.\w+$)/, 'case-studies');
      return { changes: { [orphan]: text }, path: orphan, lines: [1] };
    },
  },
  {
    name: 'English file deleted, translation left',
    rules: ['file', 'parse'],
    tier: 0,
    formats: ['mdx'],
    mutate: ({ path, englishPath }) =>
      // A page of the navigation is reported as missing in English instead, which mends this one too.
      /services\/|pricing|about|process/.test(path)
        ? { changes: { [englishPath]: undefined }, path: englishPath, lines: [1] }
        : undefined,
  },
  moved('file with a misspelt name', both, (path) => path.replace(/(\w)(\w)(?=\.\w+$)/, '$2$1')),
  moved('file with a translated name', ['mdx'], (path, { language }) =>
    path.endsWith('pricing.mdx')
      ? path.replace('pricing', language === 'de' ? 'preise' : 'tarifs')
      : undefined,
  ),
  moved('file with capitals in its name', both, (path) =>
    path.replace(/\w(?=[\w-]*\.\w+$)/, (letter) => letter.toUpperCase()),
  ),
  moved('file with the ending .md', ['mdx'], (path) => path.replace(/\.mdx$/, '.md')),
  moved('file in the wrong folder', ['mdx'], (path) =>
    path.includes('services/') ? path.replace('services/', '') : path.replace('/', '/services/'),
  ),
  moved('folder of the language with another name', both, (path, { language }, next) =>
    path.replace(
      /^\w+/,
      oneOf([`${language}-${language.toUpperCase()}`, language.toUpperCase()], next) ?? '',
    ),
  ),
  {
    name: 'copy that an editor left behind',
    rules: ['file'],
    tier: 0,
    formats: both,
    mutate: ({ path, text }, next) => {
      const copy = `${path}${oneOf(['.bak', '.orig', '~'], next)}`;
      return { changes: { [copy]: text }, path: copy, lines: [1] };
    },
  },
];
