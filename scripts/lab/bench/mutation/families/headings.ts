import {
  changeTo,
  type Family,
  gapAt,
  insert,
  lineAt,
  type Mutation,
  matchesOf,
  oneOf,
  piecesWhere,
  replace,
} from '../mutation.ts';
import type { Piece } from '../pieces.ts';
import type { Specimen } from '../specimen.ts';

const headings = (specimen: Specimen) => piecesWhere(specimen, ['heading']);

const family = (
  name: string,
  change: (specimen: Specimen, heading: Piece, following: Piece | undefined) => Mutation | undefined,
): Family => ({
  name,
  rules: ['headings'],
  tier: 1,
  formats: ['mdx'],
  mutate: (specimen, next) => {
    const all = headings(specimen);
    const heading = oneOf(all, next);
    return heading && change(specimen, heading, all[all.indexOf(heading) + 1]);
  },
});

/** A heading that is gone is missing beside the gap, before the next heading, or at the end of the file. */
function withoutHeading(specimen: Specimen, text: string, heading: Piece, following: Piece | undefined) {
  const shift = specimen.text.length - text.length;
  const next = following ? following.lineStart - shift : text.trimEnd().length;
  return changeTo(specimen, text, [...gapAt(text, heading.lineStart), lineAt(text, next)]);
}

const line = ({ text }: Specimen, { lineStart, lineEnd }: Piece) => text.slice(lineStart, lineEnd);

export const headingFamilies: Family[] = [
  family('heading one level down', (specimen, { lineStart }) => insert(specimen, lineStart, '#')),
  family('heading one level up', (specimen, { lineStart }) =>
    replace(specimen, lineStart, lineStart + 1, ''),
  ),
  family('id of a heading translated', (specimen, { end, lineEnd }) =>
    replace(specimen, end, lineEnd - 1, ' [#vorteile]'),
  ),
  family('id of a heading with capitals', (specimen, { end, lineEnd }) =>
    replace(
      specimen,
      end,
      lineEnd - 1,
      specimen.text.slice(end, lineEnd - 1).replace(/#(\w)/, (_, first) => `#${first.toUpperCase()}`),
    ),
  ),
  family('id of a heading dropped', (specimen, { end, lineEnd }) => replace(specimen, end, lineEnd - 1, '')),
  family('full-width brackets around the id of a heading', (specimen, { end, lineEnd }) =>
    replace(
      specimen,
      end,
      lineEnd - 1,
      specimen.text
        .slice(end, lineEnd - 1)
        .replace('[#', '【#')
        .replace(']', '】'),
    ),
  ),
  family('heading dropped', (specimen, heading, following) =>
    withoutHeading(
      specimen,
      specimen.text.slice(0, heading.lineStart) + specimen.text.slice(heading.lineEnd + 1),
      heading,
      following,
    ),
  ),
  family('heading without a space after its signs', (specimen, heading, following) => {
    const text =
      specimen.text.slice(0, heading.lineStart) +
      line(specimen, heading).replace('## ', '##') +
      specimen.text.slice(heading.lineEnd);
    const mutation = withoutHeading(specimen, text, heading, following);
    return { ...mutation, lines: [...mutation.lines, lineAt(text, heading.lineStart)] };
  }),
  family('heading in bold instead', (specimen, heading, following) => {
    const text = `${specimen.text.slice(0, heading.lineStart)}**${heading.text}**\n${specimen.text.slice(heading.lineEnd)}`;
    const mutation = withoutHeading(specimen, text, heading, following);
    return { ...mutation, lines: [...mutation.lines, lineAt(text, heading.lineStart)] };
  }),
  family('heading that English does not have', (specimen, { lineStart }) =>
    insert(specimen, lineStart, '## Xxxx [#extra]\n\n'),
  ),
  family('heading twice', (specimen, heading) =>
    insert(specimen, heading.lineEnd, `\n${line(specimen, heading)}`),
  ),
  family('two headings swapped', (specimen, heading, following) => {
    if (!following) return undefined;
    const text =
      specimen.text.slice(0, heading.lineStart) +
      line(specimen, following) +
      specimen.text.slice(heading.lineEnd, following.lineStart) +
      line(specimen, heading) +
      specimen.text.slice(following.lineEnd);
    return changeTo(specimen, text, [lineAt(text, heading.lineStart), lineAt(text, following.lineStart)]);
  }),
  {
    name: 'section without its text',
    rules: ['headings', 'mdx-protected', 'untranslated'],
    tier: 1,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      // Sections of text alone: links and components that are lost would be findings of other rules.
      const section = oneOf(matchesOf(specimen.text, /^(## .*\n\n)((?:[^#<[\n]+\n\n?)+)(?=## )/gm), next);
      if (!section) return undefined;
      const start = section.index + (section[1] ?? '').length;
      const text = specimen.text.slice(0, start) + specimen.text.slice(start + (section[2] ?? '').length);
      return changeTo(specimen, text, gapAt(text, start));
    },
  },
];
