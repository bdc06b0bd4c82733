import { describe, expect, test } from 'vitest';
import { mdxLists } from '../../../scripts/check/rules/mdx-protected/lists.ts';
import { edit, type Tree } from '../fixture.ts';
import { recorded, sampleTree, translatedTo } from '../sample.ts';
import { check, findingsOf, lineOf, structureFindingsOf } from './findings.ts';
import { inBody } from './one-rule.ts';

const sample = sampleTree();

/** One change to guide.mdx per language, and its finding. */
function finds(changes: { [locale: string]: readonly [from: string, to: string, finding: string] }): void {
  const tree = Object.entries(changes).reduce<Tree>(
    (changed, [locale, [from, to]]) => edit(changed, `${locale}/guide.mdx`, from, to),
    sample,
  );
  expect(findingsOf(tree)).toEqual(
    Object.entries(changes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([locale, [, , finding]]) => `content/${locale}/guide.mdx:${finding}`),
  );
}

describe('headings', () => {
  test('missing, too many, another level, another id, no id', () => {
    finds({
      ar: ['## First ar [#first]\n\n', '', '17:1  error  headings'],
      de: ['## Second de [#second]\n\n', '', '19:1  error  headings'],
      fr: ['Text fr.', 'Text fr.\n\n## Third fr [#third]', '19:1  error  headings'],
      nl: ['## First nl', '### First nl', '15:1  error  headings'],
      zh: ['[#first]', '[#di-yi]', '15:1  error  headings'],
    });
  });

  test('sections in another order keep their ids', () => {
    const swapped = edit(
      edit(sample, 'nl/guide.mdx', '[#first]', '[#x]'),
      'nl/guide.mdx',
      '[#second]',
      '[#first]',
    );
    expect(check(recorded(edit(swapped, 'nl/guide.mdx', '[#x]', '[#second]')))).toContainEqual(
      expect.objectContaining({ code: 'different', data: expect.objectContaining({ isMoved: true }) }),
    );
  });
});

describe('mdx-protected', () => {
  test('a component missing, in the middle and at the end; another; one too many', () => {
    finds({
      ar: ['<Email />', 'email', '11:1  error  mdx-protected'],
      de: ['<CallToAction />\n', '', '19:1  error  mdx-protected'],
      fr: ['<Email />', '<Phone />', '13:14  error  mdx-protected'],
      nl: ['Text nl.', '<Team />', '17:1  error  mdx-protected'],
    });
  });

  test('another attribute', () => {
    let tree = edit(sample, 'en/about.mdx', '<Hero />', '<Cards of="ways" />');
    for (const locale of translatedTo.filter((code) => code !== 'nl')) {
      tree = edit(tree, `${locale}/about.mdx`, '<Hero />', '<Cards of="ways" />');
    }
    tree = edit(tree, 'nl/about.mdx', '<Hero />', '<Cards of="team" />');
    expect(findingsOf(tree)).toEqual([
      expect.stringMatching(/^content\/nl\/about\.mdx:\d+:1 {2}error {2}mdx-protected$/),
    ]);
  });
});

describe('code and tables', () => {
  const english =
    '`{ "a": 1 }` and `b`.\n\n```sh\nnpm test # all\n```\n\n| a | b |\n| --- | --- |\n| 1 | `c` |';
  const tree = ['en', ...translatedTo].reduce(
    (all, locale) => edit(all, `${locale}/guide.mdx`, `Text ${locale}.`, english),
    sample,
  );
  const change = (from: string, to: string) => structureFindingsOf(edit(tree, 'nl/guide.mdx', from, to));
  const at = (place: string) => `content/nl/guide.mdx:${place}  error  mdx-protected`;

  test('code is the same, apart from comments and its place in the sentence', () => {
    expect(structureFindingsOf(tree)).toEqual([]);
    expect(change('`{ "a": 1 }` and `b`', '`b` en `{ "a": 1 }`')).toEqual([]);
    expect(change('# all', '# alles')).toEqual([]);
    expect(change('`b`', '`B`')).toEqual([at('17:18')]);
    expect(change(' and `b`', '')).toEqual([at('15:1')]);
    expect(change('}` and `b', '}` `x` and `b')).toEqual([at('17:14')]);
    expect(change('npm test', 'npm toets')).toEqual([at('19:1')]);
  });

  test('tables keep their rows and columns', () => {
    expect(change('| 1 | `c` |', '| 1 | `c` |\n| x | |')).toEqual([at('23:1')]);
    expect(change('| a | b |\n| --- | --- |\n| 1 | `c` |', '`c`')).toEqual([
      expect.stringContaining('  error  mdx-protected'),
    ]);
    const row = '| 1 | `c` |';
    expect(change(row, `${row}\n\nText.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |`)).toEqual([at('29:1')]);
  });
});

describe('lists', () => {
  const sentence = (word: string) => `${`${word} `.repeat(8).trim()}.`;
  const list = (word: string) => `- ${sentence(word)}\n- ${sentence(word)}\n- ${sentence(word)}`;
  const body = (word: string, section: string) =>
    `## One [#one]\n\n${`${sentence(word)} `.repeat(6).trim()}\n\n## Two [#two]\n\n${section}\n`;
  const english = body('eleven', `${sentence('eleven')}\n\n${list('eleven')}\n\n${sentence('eleven')}`);
  const inDutch = (section: string) => inBody(mdxLists, 'nl', english, body('woorden', section)).map(lineOf);
  const plain = sentence('woorden');

  test('a whole list lost', () => {
    expect(inDutch(`${plain}\n\n${plain}`)).toEqual(['content/nl/guide.mdx:5:1  error  mdx-protected']);
  });

  test('a list as sentences, sentences as a list', () => {
    expect(inDutch(`${plain}\n\n${`${plain} `.repeat(3)}\n\n${plain}`)).toEqual([]);
    expect(inDutch(`${`${plain} `.repeat(4)}\n\n${plain}`)).toEqual([]);
    expect(inDutch(`${plain}\n\n${`${plain} `.repeat(4)}`)).toEqual([]);
    expect(inDutch(`- ${plain}\n- ${plain}\n\nEn:\n\n${list('woorden')}\n\n${plain}`)).toEqual([]);
  });
});
