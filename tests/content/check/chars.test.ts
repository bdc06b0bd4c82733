import { expect, test } from 'vitest';
import { edit } from '../fixture.ts';
import { recorded, sampleTree } from '../sample.ts';
import { check, findingsOf, lineOf } from './findings.ts';

const sample = sampleTree();

/** Returns the locations and codes of the findings for some text in a guide. */
function find(locale: string, text: string): string[] {
  const tree = edit(sample, `${locale}/guide.mdx`, `Text ${locale}.`, text);
  return check(recorded(tree))
    .filter(({ rule }) => rule === 'chars')
    .map((finding) => `${lineOf(finding)}/${finding.code}`);
}

test.each([
  ['nl', '`a \u2066b`', '17:4', 'invisible'],
  ['fr', 'un\u0008 mot', '17:3', 'control'],
  ['nl', 'een \ue001 teken', '17:5', 'private-use'],
  ['zh', 'æˆ‘ä»¬', '17:1', 'encoding'],
  ['nl', 'Even wachten\u00e2\u0080\u00a6', '17:13', 'encoding'],
])('reports broken or invisible characters in %s: %j', (locale, text, place, code) => {
  expect(find(locale, text)).toEqual([`content/${locale}/guide.mdx:${place}  error  chars/${code}`]);
});

test.each([
  ['nl/guide.mdx:3:14', 'title: Guide nl', 'title: "Gids \\u202e nl"'],
  ['de/guide.mdx:17:6', 'Text de.', 'Text &#x202e;de.'],
  ['nl/guide.mdx:3:9', 'title: Guide nl', 'title: "**Guide** nl"'],
])('reports an escaped character or markup without effect at %s, in place of %s', (place, from, to) => {
  const [path = ''] = place.split(':');
  expect(findingsOf(edit(sample, path, from, to))).toEqual([`content/${place}  error  chars`]);
});

test.each([
  ['This is ** bold** here.', 'Dit is **vet ** hier.'],
  ['This is\u200b a chair.', 'Een\u200b stoel.'],
])('reports a problem that English shares only in the English file: %j', (english, own) => {
  const dutch = edit(sample, 'nl/guide.mdx', 'Text nl.', own);
  const found = findingsOf(edit(dutch, 'en/guide.mdx', 'Text en.', english));
  const inEnglish = expect.stringMatching(/^content\/en\/guide\.mdx:17:[89] /);
  expect(found.filter((one) => one.endsWith('  chars'))).toEqual([inEnglish]);
});

test.each([
  ['de', 'Kund*innen und Mitarbeiter*innen sehen die Datei chair_01_oak.'],
  ['zh', '这是**重点。**文字，让·雅克。'],
  ['ar', 'نص \u200eGLB\u200f و\u061c 10 \u2066GLB\u2069'],
  ['de', 'Daten\u00adschutz'],
  ['nl', '👩\u200d🎨 en a\u2060b'],
  ['nl', '100 % en 50%d'],
  ['nl', '| Waarde |\n| --- |\n| -help |\n| • Eik • Es |'],
  ['nl', 'Knoop (**) en knoop.\n\n(**): zie boven.'],
])('allows in %s: %j', (locale, text) => {
  expect(find(locale, text)).toEqual([]);
});
