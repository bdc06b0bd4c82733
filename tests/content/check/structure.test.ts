import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../../scripts/check/core/finding.ts';
import { mdxLists } from '../../../scripts/check/rules/mdx-lists.ts';
import { edit, type Tree } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, structureFindingsOf } from './findings.ts';
import { inBody } from './one-rule.ts';

const sample = sampleTree();

/** One change of guide.mdx per language, and the finding that each gives. */
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
      ar: [
        '## First ar [#first]\n\n',
        '',
        '17:1  error  headings  the heading content/en/guide.mdx:15:1 “## First en [#first]” is missing before this one. → translate the heading and its section, with the id [#first].',
      ],
      de: [
        '## Second de [#second]\n\n',
        '',
        '19:1  error  headings  the heading content/en/guide.mdx:19:1 “## Second en [#second]” is missing at the end. → translate the heading and its section, with the id [#second].',
      ],
      fr: [
        'Text fr.',
        'Text fr.\n\n## Third fr [#third]',
        '19:1  error  headings  the heading “## Third fr [#third]” does not stand in content/en/guide.mdx. → remove it, or make it plain text.',
      ],
      nl: [
        '## First nl',
        '### First nl',
        '15:1  error  headings  expected the heading content/en/guide.mdx:15:1 “## First en [#first]”, found “### First nl [#first]”. → write “## First nl [#first]”, or put the sections into the order of English.',
      ],
      zh: [
        '[#first]',
        '[#di-yi]',
        '15:1  error  headings  expected the heading content/en/guide.mdx:15:1 “## First en [#first]”, found “## First zh [#di-yi]”. → write “## First zh [#first]”, or put the sections into the order of English.',
      ],
    });
  });

  test('sections in another order keep their ids', () => {
    const swapped = edit(
      edit(sample, 'nl/guide.mdx', '[#first]', '[#x]'),
      'nl/guide.mdx',
      '[#second]',
      '[#first]',
    );
    const [finding] = findingsOf(edit(swapped, 'nl/guide.mdx', '[#x]', '[#second]'));
    expect(finding).toMatch(
      /found “## First nl \[#second\]”\. → put the sections into the order of English\.$/,
    );
  });

  test('no id, an id that is none, an id twice, the first level', () => {
    finds({
      ar: [
        ' [#first]',
        '',
        '15:1  error  headings  the heading “First ar” has no id. → write “## First ar [#id]” with the id of the English file.',
      ],
      de: [
        '[#first]',
        '[#Erste Überschrift]',
        '15:1  error  headings  the id “Erste Überschrift” of a heading is not of lowercase letters a–z, digits and hyphens. → write the id of the English file; ids are not translated.',
      ],
      fr: [
        '[#second]',
        '[#first]',
        '19:1  error  headings  the id “first” stands at two headings. → give each heading an id of its own.',
      ],
      nl: [
        '## First',
        '# First',
        '15:1  error  headings  a first-level heading stands in the text; the heading of the screen is “hero.heading”. → write “## First nl”.',
      ],
    });
  });
});

describe('mdx-protected', () => {
  test('a component missing, in the middle and at the end; another; one too many', () => {
    finds({
      ar: [
        '<Email />',
        'email',
        '11:1  error  mdx-protected  <Email /> of content/en/guide.mdx:13:14 is missing before <CallToAction />. → put <Email /> where English has it.',
      ],
      de: [
        '<CallToAction />\n',
        '',
        '19:1  error  mdx-protected  <CallToAction /> of content/en/guide.mdx:21:1 is missing at the end. → put <CallToAction /> where English has it.',
      ],
      fr: [
        '<Email />',
        '<Phone />',
        '13:14  error  mdx-protected  expected <Email /> of content/en/guide.mdx:13:14, found <Phone />. → write <Email /> here, and keep the components in the order of English.',
      ],
      nl: [
        'Text nl.',
        '<Team />',
        '17:1  error  mdx-protected  <Team /> does not stand at this place in content/en/guide.mdx. → remove <Team />.',
      ],
    });
  });

  test('another attribute', () => {
    let tree = edit(sample, 'en/about.mdx', '<Hero />', '<Cards of="ways" />');
    for (const locale of translatedTo.filter((code) => code !== 'nl')) {
      tree = edit(tree, `${locale}/about.mdx`, '<Hero />', '<Cards of="ways" />');
    }
    tree = edit(tree, 'nl/about.mdx', '<Hero />', '<Cards of="team" />');
    expect(findingsOf(tree)).toEqual([
      expect.stringMatching(
        /^content\/nl\/about\.mdx:\d+:1 {2}error {2}mdx-protected {2}expected <Cards of="ways" \/> of content\/en\/about\.mdx:\d+:1, found <Cards of="team" \/>\. → write <Cards of="ways" \/> here/,
      ),
    ]);
  });

  test('components that are wrong by themselves are one finding each', () => {
    finds({
      ar: [
        '<Hero />',
        '<Heor />',
        '11:1  error  mdx-protected  <Heor> is not a component of the site; did you mean <Hero>? → write <Hero />.',
      ],
      de: [
        '<Hero />',
        '<Hero size="big" />',
        '11:1  error  mdx-protected  <Hero> has no attribute “size”. → remove “size”, or compare with the English file.',
      ],
      fr: [
        'Text fr.',
        '<Cards of="hreo" />',
        '17:1  error  mdx-protected  of="hreo" names no field of this page; did you mean “hero”? → write of="hero".',
      ],
      nl: [
        'Text nl.',
        'Text <CallToAction /> nl.',
        '17:6  error  mdx-protected  <CallToAction> stands in the middle of a text. → put it on a line of its own, with an empty line before and after it.',
      ],
      zh: [
        'Text zh.',
        'Text {{email}} zh.',
        '17:6  error  mdx-protected  an expression in braces is not allowed in content. → write <Email /> instead of {{email}}.',
      ],
    });
  });

  test('code and other attacks', () => {
    finds({
      ar: [
        '# Text ar.'.slice(2),
        'import fs from "node:fs"',
        '17:1  error  mdx-protected  an import or export is not allowed in content. → remove it; components are there without an import.',
      ],
      de: [
        'Text de.',
        'Text {process.env.HOME} de.',
        '17:6  error  mdx-protected  an expression in braces is not allowed in content. → write \\{ where the brace belongs to the text.',
      ],
      fr: [
        'Text fr.',
        '<script src="https://example.com/x.js" />',
        '17:1  error  mdx-protected  <script> is not a component of the site. → use Markdown, or copy a component from the English file.',
      ],
      nl: [
        '(/contact)',
        '(javascript:alert)',
        '13:28  error  mdx-protected  the address “javascript:alert” is not allowed in content. → start the address with / for a screen of this site, # for a section, or https://, mailto: or tel:.',
      ],
      zh: [
        'Text zh.',
        'Text \u202ezh.',
        '17:6  error  chars  there is an invisible character that changes the direction of writing (U+202E). → remove it; npm run check -- --fix does so.',
      ],
    });
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
  const finding = (place: string, message: string) =>
    expect.stringContaining(`content/nl/guide.mdx:${place}  error  mdx-protected  ${message}`);

  test('code is the same, apart from comments and its place in the sentence', () => {
    expect(structureFindingsOf(tree)).toEqual([]);
    expect(change('`{ "a": 1 }` and `b`', '`b` en `{ "a": 1 }`')).toEqual([]);
    expect(change('# all', '# alles')).toEqual([]);
    expect(change('`b`', '`B`')).toEqual([
      finding('17:18', 'expected the code `b` of content/en/guide.mdx:17:18, found `B`.'),
    ]);
    expect(change(' and `b`', '')).toEqual([
      finding('15:1', 'the code `b` of content/en/guide.mdx:17:18 is missing in this section.'),
    ]);
    expect(change('}` and `b', '}` `x` and `b')).toEqual([
      finding('17:14', 'the code `x` does not stand in content/en/guide.mdx.'),
    ]);
    expect(change('npm test', 'npm toets')).toEqual([
      finding(
        '19:1',
        'expected the code “npm test # all” of content/en/guide.mdx:19:1, found “npm toets # all”.',
      ),
    ]);
  });

  test('tables keep their rows and columns', () => {
    const table = 'that of English (content/en/guide.mdx:23:1) has 2.';
    expect(change('| 1 | `c` |', '| 1 | `c` |\n| x | |')).toEqual([
      finding('23:1', `the table has 3 rows, ${table}`),
    ]);
    expect(change('| a | b |\n| --- | --- |\n| 1 | `c` |', '`c`')).toEqual([
      expect.stringContaining('the table of English (content/en/guide.mdx:23:1) is missing in this section.'),
    ]);
    const row = '| 1 | `c` |';
    expect(change(row, `${row}\n\nText.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |`)).toEqual([
      finding('29:1', 'the table does not stand in content/en/guide.mdx.'),
    ]);
  });
});

describe('lists', () => {
  const sentence = (word: string) => `${`${word} `.repeat(8).trim()}.`;
  const list = (word: string) => `- ${sentence(word)}\n- ${sentence(word)}\n- ${sentence(word)}`;
  const body = (word: string, section: string) =>
    `## One [#one]\n\n${`${sentence(word)} `.repeat(6).trim()}\n\n## Two [#two]\n\n${section}\n`;
  const english = body('eleven', `${sentence('eleven')}\n\n${list('eleven')}\n\n${sentence('eleven')}`);
  const inDutch = (section: string) =>
    inBody(mdxLists, 'nl', english, body('woorden', section)).map(formatFinding);
  const plain = sentence('woorden');

  test('a whole list lost', () => {
    expect(inDutch(`${plain}\n\n${plain}`)).toEqual([
      'content/nl/guide.mdx:5:1  error  mdx-protected  the section has no list, that of English (content/en/guide.mdx:9:1) has 1 list. → write the list of English, each of its entries translated; it may also become sentences.',
    ]);
  });

  test('a list as sentences, sentences as a list', () => {
    expect(inDutch(`${plain}\n\n${`${plain} `.repeat(3)}\n\n${plain}`)).toEqual([]);
    expect(inDutch(`${`${plain} `.repeat(4)}\n\n${plain}`)).toEqual([]);
    expect(inDutch(`${plain}\n\n${`${plain} `.repeat(4)}`)).toEqual([]);
    expect(inDutch(`- ${plain}\n- ${plain}\n\nEn:\n\n${list('woorden')}\n\n${plain}`)).toEqual([]);
  });
});
