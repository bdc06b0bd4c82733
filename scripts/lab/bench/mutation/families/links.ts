import {
  changeTo,
  type Family,
  gapAt,
  lineAt,
  type Mutation,
  matchesOf,
  oneOf,
  replace,
} from '../mutation.ts';
import { startOfBody } from '../pieces.ts';
import { addedBlock } from '../planting.ts';
import type { Specimen } from '../specimen.ts';
import { sentences } from '../words.ts';

/** A link as it is written. */
interface Link {
  start: number;
  end: number;
  words: string;
  url: string;
}

const linksOf = (specimen: Specimen): Link[] =>
  matchesOf(specimen.text, /(?<!!)\[([^\]\n]+)\]\(([^)\n]+)\)/g, startOfBody(specimen.text)).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[1] ?? '',
    url: match[2] ?? '',
  }));

const family = (
  name: string,
  written: (link: Link, specimen: Specimen) => string | undefined,
  test: (link: Link) => boolean = () => true,
  rules: Family['rules'] = ['links'],
): Family => ({
  name,
  rules,
  tier: 0,
  formats: ['mdx'],
  mutate: (specimen, next) => {
    const link = oneOf(linksOf(specimen).filter(test), next);
    const text = link && written(link, specimen);
    return !link || text === undefined ? undefined : withUnit(replace(specimen, link.start, link.end, text));
  },
});

/** A link that is lost or differs may be told at its place, or at the start of its section. */
function withUnit(mutation: Mutation): Mutation {
  const text = String(mutation.changes[mutation.path]);
  const [line = 1] = mutation.lines;
  const at = text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length;
  return { ...mutation, lines: [...mutation.lines, ...gapAt(text, at).slice(3)] };
}

const internal = ({ url }: Link) => url.startsWith('/');
const anchored = ({ url }: Link) => url.includes('#');

const existing: Family[] = [
  family(
    'link to another page',
    ({ words, url }) => `[${words}](${url.startsWith('/careers') ? '/about' : '/careers'})`,
    internal,
  ),
  family(
    'link to a page that does not exist',
    ({ words, url }) => `[${words}](${url}-2)`,
    (link) => internal(link) && !anchored(link),
  ),
  family('link with the address translated', ({ words }) => `[${words}](/leistungen)`, internal),
  family(
    'link with the prefix of its language',
    ({ words, url }, { language }) => `[${words}](/${language}${url})`,
    internal,
  ),
  family(
    'link with the prefix of another language',
    ({ words, url }, { language }) => `[${words}](/${language === 'de' ? 'nl' : 'de'}${url})`,
    internal,
  ),
  family('link to a section that does not exist', ({ words, url }) => `[${words}](${url}-neu)`, anchored),
  family('link without its section', ({ words, url }) => `[${words}](${url.replace(/#.*/, '')})`, anchored),
  family('link lost, its words kept', ({ words }) => words),
  family('link closed with a full-width bracket', ({ words, url }) => `[${words}](${url}）`),
  family('link opened with a full-width bracket', ({ words, url }) => `[${words}]（${url})`),
  family('link with a space between its parts', ({ words, url }) => `[${words}] (${url})`),
  family('link with its parts swapped', ({ words, url }) => `(${words})[${url}]`),
  family('link without words', ({ url }) => `[](${url})`),
  family('relative link', ({ words, url }) => `[${words}](${url.slice(1) || '.'})`, internal, [
    'links',
    'mdx-protected',
  ]),
];

/** Changes what was planted. */
const onPlanted =
  (pattern: RegExp, replacement: string): Family['mutate'] =>
  (specimen) => {
    const found = pattern.exec(specimen.text);
    if (!found) return undefined;
    return withUnit(replace(specimen, found.index, found.index + found[0].length, replacement));
  };

const plantedFamilies: Family[] = [
  {
    name: 'external link lost',
    pattern: /\[([^\]]*)\]\(https:[^)]*\)/,
    replacement: 'X',
    plant: addedBlock(sentences.external),
  },
  {
    name: 'http in the place of https',
    pattern: /\(https:/,
    replacement: '(http:',
    plant: addedBlock(sentences.external),
    rules: ['links', 'mdx-protected'] as const,
  },
  {
    name: 'picture that does not exist',
    pattern: /team\/1\.svg/,
    replacement: 'team/1-de.svg',
    plant: addedBlock(sentences.picture),
  },
  {
    name: 'another picture',
    pattern: /team\/1\.svg/,
    replacement: 'team/2.svg',
    plant: addedBlock(sentences.picture),
  },
  {
    name: 'picture closed with a full-width bracket',
    pattern: /1\.svg\)/,
    replacement: '1.svg）',
    plant: addedBlock(sentences.picture),
  },
].map(
  ({ pattern, replacement, rules = ['links'] as const, ...rest }): Family => ({
    ...rest,
    rules,
    tier: 0,
    formats: ['mdx'],
    mutate: onPlanted(pattern, replacement),
  }),
);

const lostPicture: Family = {
  name: 'picture lost',
  rules: ['links', 'mdx-protected'],
  tier: 0,
  formats: ['mdx'],
  plant: addedBlock(sentences.picture),
  mutate: (specimen) => {
    const found = /!\[[^\]]*\]\([^)]*\)\n/.exec(specimen.text);
    if (!found) return undefined;
    const text = `${specimen.text.slice(0, found.index).trimEnd()}\n`;
    return changeTo(specimen, text, [...gapAt(text, found.index), lineAt(text, text.length)]);
  },
};

export const linkFamilies: Family[] = [...existing, ...plantedFamilies, lostPicture];
