import { expect, test } from 'vitest';
import { excerptOf, marked, type Piece } from '../../../../../src/features/search/excerpt.ts';
import { buildIndex, search, wordsToMark } from '../../../../../src/features/search/search-index.ts';
import type { SearchPage } from '../../../../../src/features/search/sections.ts';

const page = (key: string, label: string, heading: string, ...lines: string[]): SearchPage => ({
  key,
  label,
  title: label,
  sections: [
    { id: '', heading: `About ${key}`, lines: [] },
    { id: 'part', heading, lines },
  ],
});

const index = await buildIndex({
  pages: [
    page('text', 'One', 'Two', 'Here is a lamp, and there a chair.'),
    page('heading', 'Three', 'Lamp', 'Nothing else.'),
    page('title', 'Lamp', 'Four', 'Nothing else.'),
  ],
  synonyms: [
    ['floor light', 'lamp'],
    ['armchair', 'chair'],
    ['nothink', 'lamp'],
  ],
});

const found = (query: string) => search(index, query).map(({ page, section }) => `${page.key}#${section.id}`);

test('ranks titles before headings, and headings before text', () => {
  const places = ['title#', 'heading#part', 'text#part'].map((place) => found('lamp').indexOf(place));
  expect(places[0]).toBe(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('ranks sections with all of the words first', () => {
  expect(found('chair lamp')[0]).toBe('text#part');
});

test('finds whole words by their synonyms', () => {
  expect(found('Floor light')[0]).toBe('title#');
  expect(found('floor lightly')).toEqual([]);
});

test('finds synonyms with a typo, unless the texts have the word', () => {
  expect(found('flor light')).toEqual([]);
  expect(found('floor ligth')[0]).toBe('title#');
  expect(found('armchaer')).toEqual(found('chair'));
  expect(found('nothing')).not.toContain('text#part');
});

test('an empty query has no results', () => {
  expect(found('')).toEqual([]);
  expect(found(' .,;! ')).toEqual([]);
});

const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

test('marks the words found, including synonyms', () => {
  expect(shown(marked('Lamps and a lamp.', wordsToMark(index, 'floor light')))).toBe('[Lamps] and a [lamp].');
  expect(shown(marked('面向电商的 3D 配置器', ['电商', '配置', '置器']))).toBe('面向[电商]的 3D [配置][器]');
});

test('the excerpt is the best line, cut around the words found', () => {
  const long = `${'word '.repeat(60)}lamp ${'word '.repeat(60)}`;
  const text = shown(excerptOf(['Nothing.', long], ['lamp']));
  expect(text).toMatch(/^… word .*\[lamp\].* …$/);
  expect(text.length).toBeLessThan(180);
});
