import { parse } from 'yaml';
import { literal } from '../../../../check/index.ts';
import { betweenWords, type Family, insert, matchesOf, oneOf, prose, replace } from '../mutation.ts';
import type { Specimen } from '../specimen.ts';

interface Glossary {
  keep?: string[];
  terms?: { en: string; use: string; avoid?: string[] }[];
}

const glossaryOf = (specimen: Specimen, language: string): Glossary =>
  parse(specimen.file(`${language}/glossary.yaml`) ?? '') ?? {};

export const glossaryFamilies: Family[] = [
  {
    name: 'term that the glossary calls wrong',
    rules: ['glossary'],
    tier: 2,
    formats: ['json', 'mdx'],
    mutate: (specimen, next) => {
      const term = oneOf(
        glossaryOf(specimen, specimen.language).terms?.filter(({ avoid }) => avoid?.length) ?? [],
        next,
      );
      const wrong = oneOf(term?.avoid ?? [], next);
      const piece = oneOf(prose(specimen, 20), next);
      return wrong && piece ? insert(specimen, betweenWords(piece, next), ` ${wrong} `) : undefined;
    },
  },
  {
    name: 'right term replaced by the wrong one',
    rules: ['glossary'],
    tier: 2,
    formats: ['json', 'mdx'],
    mutate: (specimen, next) => {
      const places = (glossaryOf(specimen, specimen.language).terms ?? []).flatMap(({ use, avoid = [] }) =>
        use.split(' / ').flatMap((right) =>
          prose(specimen).flatMap((piece) =>
            matchesOf(
              piece.text,
              new RegExp(`(?<![\\p{L}\\p{N}{-])${literal(right)}(?![\\p{L}\\p{N}-])`, 'gu'),
            ).map((match) => ({
              start: piece.start + match.index,
              length: right.length,
              avoid,
            })),
          ),
        ),
      );
      const place = oneOf(
        places.filter(({ avoid }) => avoid.length > 0),
        next,
      );
      const wrong = place && oneOf(place.avoid, next);
      return wrong ? replace(specimen, place.start, place.start + place.length, wrong) : undefined;
    },
  },
  {
    name: 'name that must stay is lost',
    rules: ['glossary'],
    tier: 2,
    formats: ['json', 'mdx'],
    mutate: (specimen, next) => {
      const names = glossaryOf(specimen, 'en').keep ?? [];
      // In a field, where a text has the name once: in running text it may stand in another sentence.
      const places = prose(specimen)
        .filter(({ kind }) => kind === 'field')
        .flatMap((piece) =>
          names.flatMap((name) => {
            const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}])`, 'gu');
            const found = matchesOf(piece.text, pattern);
            const isInEnglish = pattern.test(specimen.englishOf(piece)?.text ?? '');
            return found.length === 1 && isInEnglish
              ? found.map(({ index }) => ({ at: piece.start + index, name }))
              : [];
          }),
        );
      const place = oneOf(places, next);
      return place && replace(specimen, place.at, place.at + place.name.length, 'Xyz');
    },
  },
];
