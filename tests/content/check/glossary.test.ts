import { expect, test } from 'vitest';
import { occurrences } from '../../../scripts/check/text/glossary-terms.ts';
import { edits, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { check, findingsOf, placeOf } from './findings.ts';

const sample: Tree = {
  ...sampleTree(),
  'en/glossary.yaml': 'keep:\n  - GLB\n  - Hulma\n',
  'nl/glossary.yaml':
    'terms:\n  - en: web shop\n    use: webshop\n    avoid: [webwinkel, online winkel]\n    note: Niet voor winkels.\n',
  'zh/glossary.yaml': 'terms:\n  - en: texture\n    use: 贴图\n    avoid: [纹理]\n',
};

test('locates a wrong term in fields, in running text and within words, with the note about it', () => {
  const tree = edits(
    sample,
    ['nl/guide.mdx', 'title: Guide nl', 'title: Een webwinkel'],
    ['nl/guide.mdx', 'Text nl.', 'De tekst van uw online winkel.'],
    ['zh/guide.mdx', 'Text zh.', '木纹理不同。'],
  );
  const at = (code: string, term: string) => `${placeOf(tree, `${code}/guide.mdx`, term)}  error  glossary`;
  expect(findingsOf(tree)).toEqual([at('nl', 'webwinkel'), at('nl', 'online winkel'), at('zh', '纹理')]);
  const [found] = check(tree).filter(({ rule }) => rule === 'glossary');
  expect(found?.message).toMatch(/The glossary says: Niet voor winkels\.$/);
});

test.each([
  ['cannot be read', 'terms:\n  - en: a: b\n', '2:9  error  parse'],
  ['has an unknown key', 'terms:\n  - en: a\n    use: b\n    avoidd: [c]\n', '4:5  error  keys'],
])('reports a glossary that %s', (_, text, finding) => {
  expect(findingsOf({ ...sample, 'nl/glossary.yaml': text })[0]).toBe(`content/nl/glossary.yaml:${finding}`);
});

test.each([
  ['nl', 'De webwinkel.', 'webwinkel', [3]],
  ['ar', 'والنسيج، للنسيج، نسيج، منسوج', 'نسيج', [3, 11, 17]],
  ['ar', 'البريد وWhatsApp، بـWhatsApp', 'WhatsApp', [8, 20]],
  ['fr', 'a.b axb', 'a.b', [0]],
] as const)('finds the occurrences of a term in %s: %s', (locale, text, phrase, expected) => {
  expect(occurrences(text, phrase, locale)).toEqual(expected);
});
