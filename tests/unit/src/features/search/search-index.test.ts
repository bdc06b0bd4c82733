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
  expect(found('lamp')).toEqual(['title#', 'title#part', 'heading#part', 'text#part']);
});

test.each([
  ['the section with all of the words first', 'chair lamp', 'text#part'],
  ['synonyms', 'Floor light', 'title#'],
  ['no parts of synonyms', 'floor lightly', undefined],
  ['synonyms despite a typo', 'floor ligth', 'title#'],
  ['nothing if a short word has a typo', 'flor light', undefined],
  ['synonyms of one word despite a typo', 'armchaer', 'text#part'],
  ['nothing for an empty query', ' .,;! ', undefined],
])('finds %s (%j)', (_, query, first) => {
  expect(found(query)[0]).toBe(first);
});

test('finds no synonym through a typo if the content has the word', () => {
  expect(found('nothing')).not.toContain('text#part');
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
