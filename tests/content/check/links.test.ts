import { expect, test } from 'vitest';
import project from '../../../check.config.ts';
import { locales } from '../../../schema/languages.ts';
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

test('links that lead somewhere have no finding', () => {
  expect(structureFindingsOf(sample)).toEqual([]);
});

test.each([
  ['a section that is not there', '(/contact)', '(/contact#ofices)', '13:28'],
  ['one of the same page', '(#second)', '(#secnd)', '17:31'],
  ['another page of the site in full', '(/contact)', `(${project.site}/pricing)`, '13:28'],
  ['another email address', '(mailto:a@example.com)', '(mailto:b@example.com)', '17:82'],
  ['one too few, at its section', '[two](#second)', 'two', '15:1'],
  ['full-width brackets', '[a link](/contact)', '[a link]（/contact）', '13:35'],
  ['no bracket at the end', '[a link](/contact).', '[a link](/contact', '13:35'],
  ['not one besides', 'Text nl over', 'Text [nl](/about) over', undefined],
  [
    'not the words that a mail begins with, nor capitals',
    '(mailto:a@example.com)',
    '(mailto:A@Example.com?subject=Vraag)',
    undefined,
  ],
  ['not a section addressed in full', '[two](#second)', '[two](/guide#second)', undefined],
])('told is %s', (_, from, to, place) => {
  const found = structureFindingsOf(edit(sample, 'nl/guide.mdx', from, to));
  expect(found).toEqual(place ? [`content/nl/guide.mdx:${place}  error  links`] : []);
});

const dead = '(/nergens-te-vinden)';
const english = edit(sample, 'en/guide.mdx', '(/contact)', dead);
const everywhere = locales.reduce<Tree>(
  (tree, locale) => edit(tree, `${locale}/guide.mdx`, '(/contact)', dead),
  sample,
);
const told = 'content/en/guide.mdx:13:28  error  links';

test('a dead link of English is told once, whether the translations have it too or a better one', () => {
  expect(structureFindingsOf(everywhere)).toEqual([told]);
  expect(structureFindingsOf(english)).toEqual([told]);
});

test('it hides no other link that is missing', () => {
  const findings = structureFindingsOf(edit(everywhere, 'nl/guide.mdx', '[two](#second)', 'two'));
  expect(findings).toEqual([told, expect.stringMatching(/^content\/nl.* {2}error {2}links$/)]);
});
