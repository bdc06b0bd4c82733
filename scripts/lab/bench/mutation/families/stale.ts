import { type Family, lineAt, lines, oneOf, piecesWhere } from '../mutation.ts';
import { type Piece, startOfBody } from '../pieces.ts';
import type { Specimen } from '../specimen.ts';

/**
 * English changes and the translation does not. The finding may stand at the translated text itself, at the
 * start of its section, or at the record of what was translated, in the frontmatter or beside a namespace.
 */
const family = (
  name: string,
  formats: Family['formats'],
  kinds: readonly Piece['kind'][],
  change: (text: string) => string | undefined,
): Family => ({
  name,
  rules: ['stale'],
  tier: 2,
  formats,
  mutate: (specimen, next) => {
    const piece = oneOf(
      piecesWhere(specimen, kinds, (own) => (specimen.englishOf(own)?.text.length ?? 0) > 12),
      next,
    );
    const original = piece && specimen.englishOf(piece);
    const text = original && change(original.text);
    if (!original || text === undefined) return undefined;
    const english = specimen.english.slice(0, original.start) + text + specimen.english.slice(original.end);
    return {
      changes: { [specimen.englishPath]: english },
      path: specimen.path,
      lines: recordLines(specimen, piece),
    };
  },
});

function recordLines({ text, format }: Specimen, piece: Piece): number[] {
  const own = lineAt(text, piece.start);
  if (format === 'json') return [1, own];
  const record = [1, ...lines(1, lineAt(text, startOfBody(text)))];
  const heading = text.split('\n').findLastIndex((content, index) => index < own && /^#+ /.test(content));
  return piece.kind === 'field' ? [...record] : [...record, own, heading + 1, ...lines(own - 1, own + 1)];
}

const word = (text: string): string | undefined =>
  / /.test(text) && !/[{<[]/.test(text) ? text.replace(/(?<= )\p{Ll}{4,}(?=[ .,])/u, 'weekly') : undefined;

const changedWord = (text: string): string | undefined => {
  const changed = word(text);
  return changed === text ? undefined : changed;
};

export const staleFamilies: Family[] = [
  family('word of an English text changed', ['json', 'mdx'], ['field'], changedWord),
  family('word of an English paragraph changed', ['mdx'], ['paragraph'], changedWord),
  family(
    'sentence added to an English paragraph',
    ['mdx'],
    ['paragraph'],
    (text) => `${text} Weekends are free.`,
  ),
  family('sentence taken from an English paragraph', ['mdx'], ['paragraph'], (text) =>
    /\. [^.[<]+\.$/.test(text) ? text.replace(/(?<=\.) [^.[<]+\.$/, '') : undefined,
  ),
  family('English heading changed', ['mdx'], ['heading'], (text) => `${text} and more`),
  family('English list item changed', ['mdx'], ['item'], changedWord),
];
