import { describe, expect, test } from 'vitest';
import project from '../../../check.config.ts';
import { locales } from '../../../schema/languages.ts';
import { addressKey, deadLink, targetOf } from '../../../scripts/check/link-target.ts';
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

const at = (place: string): string => `content/nl/guide.mdx:${place}  error  links`;

test('links that lead somewhere have no finding', () => {
  expect(structureFindingsOf(sample)).toEqual([]);
});

describe('a link that leads nowhere', () => {
  test.each([
    ['(/contact)', '(/contcat)', '13:28'],
    ['(/contact)', '(/nl/contact)', '13:28'],
    ['(/contact)', '(/contact#ofices)', '13:28'],
    ['(#second)', '(#secnd)', '17:31'],
    ['(/contact)', '(/nergens-te-vinden)', '13:28'],
  ])('%s → %s', (from, to, place) => {
    expect(change(from, to)).toEqual([at(place)]);
  });

  test('a file of the site', () => {
    const site = { project, anchors: new Map(), files: new Set(['/images/chair.avif']) };
    const page = { path: 'content/nl/index.mdx', folder: 'nl', key: 'index' };
    const problem = (url: string, around: Parameters<typeof deadLink>[3] = site) =>
      deadLink(targetOf(url), page, { line: 1, column: 1 }, around);
    expect(problem('/images/chair.avif')).toBeUndefined();
    expect(problem('/images/chiar.avif')).toMatchObject({
      code: 'no-file',
      data: { meant: '/images/chair.avif' },
    });
    expect(problem('/x.pdf', { ...site, files: undefined })).toBeUndefined();
  });

  test('in English', () => {
    const tree = edit(sample, 'en/guide.mdx', '(/contact)', '(/contcat)');
    expect(structureFindingsOf(tree)).toEqual(['content/en/guide.mdx:13:28  error  links']);
  });
});

describe('a link of English that leads nowhere', () => {
  const dead = '(/nergens-te-vinden)';
  const english = edit(sample, 'en/guide.mdx', '(/contact)', dead);
  const everywhere = locales.reduce<Tree>(
    (tree, locale) => edit(tree, `${locale}/guide.mdx`, '(/contact)', dead),
    sample,
  );
  const told = 'content/en/guide.mdx:13:28  error  links';

  test('is told once, whether the translations have it too or a better one', () => {
    expect(structureFindingsOf(everywhere)).toEqual([told]);
    expect(structureFindingsOf(english)).toEqual([told]);
  });

  test('hides no other link that is missing, too many or wrong', () => {
    const also = (from: string, to: string) =>
      structureFindingsOf(edit(everywhere, 'nl/guide.mdx', from, to)).filter((finding) => finding !== told);
    expect(also('[two](#second)', 'two')).toEqual([expect.stringContaining('  error  links')]);
    expect(also('Text nl over', 'Text [nl](/about) over')).toEqual([
      expect.stringContaining('  error  links'),
    ]);
    expect(also('(#second)', '(#tweede)')).toEqual([expect.stringContaining('  error  links')]);
  });
});

describe('other links than in English', () => {
  test('another target', () => {
    expect(change('(/contact)', '(/pricing)')).toEqual([at('13:28')]);
    expect(change('(https://en.example.com/a)', '(https://example.org/a)')).toEqual([
      expect.stringContaining('  error  links'),
    ]);
    expect(change('(mailto:a@example.com)', '(mailto:b@example.com)')).toEqual([
      expect.stringContaining('  error  links'),
    ]);
  });

  test('one too few stands at the section it is missed in', () => {
    expect(change('[two](#second)', 'two')).toEqual([at('15:1')]);
    expect(change('[a link](/contact)', 'a link')).toEqual([
      expect.stringContaining('content/nl/guide.mdx:11:1  error  links'),
    ]);
  });

  test('one too many', () => {
    expect(change('Text nl over', 'Text [nl](/about) over')).toEqual([at('13:6')]);
  });
});

describe('what looks like a link and is none', () => {
  test.each([
    ['[a link](/contact)', '[a link](/contact）'],
    ['[a link](/contact)', '[a link]（/contact)'],
    ['[a link](/contact)', '[a link]（/contact）'],
    ['[a link](/contact)', '[a link] (/contact)'],
    ['[a link](/contact).', '[a link](/contact'],
  ])('%s → %s', (from, to) => {
    expect(change(from, to)).toEqual([at('13:35')]);
  });
});

test('a section of the same page and a page of the site may be addressed in full', () => {
  expect(change('[two](#second)', '[two](/guide#second)')).toEqual([]);
  expect(change('(/contact)', `(${project.site}/contact)`)).toEqual([]);
  expect(change('(/contact)', `(${project.site}/pricing)`)).toEqual([at('13:28')]);
  const [own, other] = ['a', 'b'].map((path) => addressKey(`${project.site}.org/${path}`, 'guide', project));
  expect(own, 'another site, whose address begins alike').toBe(other);
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
