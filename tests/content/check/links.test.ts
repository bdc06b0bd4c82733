import { describe, expect, test } from 'vitest';
import project from '../../../check.config.ts';
import { locales } from '../../../schema/languages.ts';
import { targetOf, targetProblem } from '../../../scripts/check/link-target.ts';
import { edit, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { structureFindingsOf } from './findings.ts';

/** The guide links to a page, to a section of its own, to another site and to an email address. */
const text = (locale: string): string =>
  `Text ${locale}: [one](/guide#first), [two](#second), [three](https://en.example.com/a), [four](mailto:a@example.com).`;

const sample: Tree = locales.reduce<Tree>(
  (tree, locale) =>
    edit(tree, `${locale}/guide.mdx`, `Text ${locale}.\n\n## Second`, `${text(locale)}\n\n## Second`),
  sampleTree(),
);

const change = (from: string, to: string): string[] =>
  structureFindingsOf(edit(sample, 'nl/guide.mdx', from, to));

const at = (place: string, message: string, fix: string): string =>
  `content/nl/guide.mdx:${place}  error  links  ${message} → ${fix}`;

test('links that lead somewhere have no finding', () => {
  expect(structureFindingsOf(sample)).toEqual([]);
});

describe('a link that leads nowhere', () => {
  test.each([
    [
      '(/contact)',
      '(/contcat)',
      '13:28',
      'there is no page /contcat; did you mean /contact?',
      'write /contact.',
    ],
    [
      '(/contact)',
      '(/nl/contact)',
      '13:28',
      '/nl/contact has a language in it.',
      'write /contact; the site adds the language by itself.',
    ],
    [
      '(/contact)',
      '(/contact#ofices)',
      '13:28',
      'the page /contact has no place #ofices.',
      'write one of them, or leave out the # and what follows.',
    ],
    [
      '(#second)',
      '(#secnd)',
      '17:31',
      'the page /guide has no place #secnd; it has #first, #second, #call-to-action.',
      'write #second.',
    ],
    [
      '(/contact)',
      '(/nergens-te-vinden)',
      '13:28',
      'there is no page /nergens-te-vinden.',
      'write the address of the English file.',
    ],
  ])('%s → %s', (from, to, place, message, fix) => {
    expect(change(from, to)).toEqual([at(place, message, fix)]);
  });

  test('a file of the site', () => {
    const site = { project, anchors: new Map(), files: new Set(['/images/chair.avif']) };
    const problem = (url: string) => targetProblem(targetOf(url), 'index', site);
    expect(problem('/images/chair.avif')).toBeUndefined();
    expect(problem('/images/chiar.avif')).toEqual({
      message: 'there is no file /images/chiar.avif in public/; did you mean /images/chair.avif?',
      fix: 'write /images/chair.avif.',
    });
    expect(targetProblem(targetOf('/x.pdf'), 'index', { ...site, files: undefined })).toBeUndefined();
  });

  test('in English', () => {
    const tree = edit(sample, 'en/guide.mdx', '(/contact)', '(/contcat)');
    expect(structureFindingsOf(tree)).toEqual([
      'content/en/guide.mdx:13:28  error  links  there is no page /contcat; did you mean /contact? → write /contact.',
    ]);
  });
});

describe('a link of English that leads nowhere', () => {
  const dead = '(/nergens-te-vinden)';
  const english = edit(sample, 'en/guide.mdx', '(/contact)', dead);
  const everywhere = locales.reduce<Tree>(
    (tree, locale) => edit(tree, `${locale}/guide.mdx`, '(/contact)', dead),
    sample,
  );
  const told =
    'content/en/guide.mdx:13:28  error  links  there is no page /nergens-te-vinden. → write the address of something that is there, or leave the link out, in every language.';

  test('is told once, whether the translations have it too or a better one', () => {
    expect(structureFindingsOf(everywhere)).toEqual([told]);
    expect(structureFindingsOf(english)).toEqual([told]);
  });

  test('hides no other link that is missing, too many or wrong', () => {
    const also = (from: string, to: string) =>
      structureFindingsOf(edit(everywhere, 'nl/guide.mdx', from, to)).filter((finding) => finding !== told);
    expect(also('[two](#second)', 'two')).toEqual([
      expect.stringContaining('the link to #second of English'),
    ]);
    expect(also('Text nl over', 'Text [nl](/about) over')).toEqual([
      expect.stringContaining('has no such link to /about'),
    ]);
    expect(also('(#second)', '(#tweede)')).toEqual([expect.stringContaining('has no place #tweede')]);
  });
});

describe('other links than in English', () => {
  test('another target', () => {
    expect(change('(/contact)', '(/pricing)')).toEqual([
      at(
        '13:28',
        'the link leads to /pricing, that of English (content/en/guide.mdx:13:28) to /contact.',
        'write /contact.',
      ),
    ]);
    expect(change('(https://en.example.com/a)', '(https://example.org/a)')).toEqual([
      expect.stringContaining('the link leads to https://example.org/a, that of English'),
    ]);
    expect(change('(mailto:a@example.com)', '(mailto:b@example.com)')).toEqual([
      expect.stringContaining('the link leads to mailto:b@example.com, that of English'),
    ]);
  });

  test('one too few stands at the section it is missed in', () => {
    expect(change('[two](#second)', 'two')).toEqual([
      at(
        '15:1',
        'the link to #second of English (content/en/guide.mdx:17:31) is missing in this section.',
        'make it of the words that belong to it: [words](#second).',
      ),
    ]);
    expect(change('[a link](/contact)', 'a link')).toEqual([
      expect.stringContaining('content/nl/guide.mdx:11:1  error  links  the link to /contact of English'),
    ]);
  });

  test('one too many', () => {
    expect(change('Text nl over', 'Text [nl](/about) over')).toEqual([
      at('13:6', 'content/en/guide.mdx has no such link to /about.', 'remove it, and leave its words.'),
    ]);
  });
});

describe('what looks like a link and is none', () => {
  const fixable = '; npm run check -- --fix does so.';
  test.each([
    ['[a link](/contact)', '[a link](/contact）', 'has a full-width ）', fixable],
    ['[a link](/contact)', '[a link]（/contact)', 'has a full-width （', fixable],
    ['[a link](/contact)', '[a link]（/contact）', 'has a full-width （', fixable],
    ['[a link](/contact)', '[a link] (/contact)', 'has a space before its address', '.'],
    ['[a link](/contact).', '[a link](/contact', 'has no closing bracket', '.'],
  ])('%s → %s', (from, to, why, end) => {
    const wrong = to.slice('[a link'.length);
    expect(change(from, to)).toEqual([
      at('13:35', `“${wrong}” ${why}, so that this is not a link.`, `write ](/contact)${end}`),
    ]);
  });
});

test('a translation may order its links in its own way, and link to its own page of another site', () => {
  expect(
    change(
      '[two](#second), [three](https://en.example.com/a)',
      '[drie](https://nl.example.com/b), [twee](#second)',
    ),
  ).toEqual([]);
  expect(change('Text nl over', 'Text \\[nl\\](/about) over')).toEqual([]);
});
