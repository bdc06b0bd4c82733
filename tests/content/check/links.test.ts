import { expect, test } from 'vitest';
import project from '../../../check.config.ts';
import { locales } from '../../../schema/languages.ts';
import { edit, edits, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { check, structureFindingsOf } from './findings.ts';

/** Text of the guide with links to a section of a page, a section of its own, another site and an email address. */
const text = (locale: string): string =>
  `Text ${locale}: [one](/guide#first), [two](#second), [three](https://en.example.com/a), [four](mailto:a@example.com).`;

const sample: Tree = locales.reduce<Tree>(
  (tree, locale) =>
    edit(tree, `${locale}/guide.mdx`, `Text ${locale}.\n\n## Second`, `${text(locale)}\n\n## Second`),
  sampleTree(),
);

test.each([
  ['a missing section of another page', '(/contact)', '(/contact#ofices)', '13:28'],
  ['a missing section of the same page', '(#second)', '(#secnd)', '17:31'],
  ['another page of the site as a full URL', '(/contact)', `(${project.site}/pricing)`, '13:28'],
  ['another email address', '(mailto:a@example.com)', '(mailto:b@example.com)', '17:82'],
  ['an address that is not allowed, once', '(/contact)', '(contact)', '13:28'],
  ['a missing link, at its section', '[two](#second)', 'two', '15:1'],
  ['full-width brackets', '[a link](/contact)', '[a link］（/contact）', '13:35'],
  ['a missing closing bracket', '[a link](/contact).', '[a link](/contact', '13:35'],
  ['no existing target', ' nl over', ' nl over', undefined],
  ['no additional link', 'Text nl over', 'Text [nl](/about) over', undefined],
  ['no email subject or case', '(mailto:a@example.com)', '(mailto:A@Example.com?subject=Hi)', undefined],
  ['no section with the path of its page', '[two](#second)', '[two](/guide#second)', undefined],
])('reports %s', (_, from, to, place) => {
  const found = structureFindingsOf(edit(sample, 'nl/guide.mdx', from, to));
  expect(found).toEqual(place ? [`content/nl/guide.mdx:${place}  error  links`] : []);
});

test('names the address of the English link in place of one that does not exist', () => {
  const findings = check(edit(sample, 'nl/guide.mdx', '(/contact)', '(/werkwijze)'));
  expect(findings.find(({ rule }) => rule === 'links')?.fix).toBe('write /contact.');
});

const dead = '(/nergens-te-vinden)';
const english = edit(sample, 'en/guide.mdx', '(/contact)', dead);
const inAll = locales.map((code) => [`${code}/guide.mdx`, '(/contact)', dead] as const);
const everywhere = edits(sample, ...inAll);
const told = 'content/en/guide.mdx:13:28  error  links';

test('reports a dead English link once, whether or not the translations have it, too', () => {
  expect(structureFindingsOf(everywhere)).toEqual([told]);
  expect(structureFindingsOf(english)).toEqual([told]);
});

test('a dead English link does not hide another missing link', () => {
  const findings = structureFindingsOf(edit(everywhere, 'nl/guide.mdx', '[two](#second)', 'two'));
  expect(findings).toEqual([told, expect.stringMatching(/^content\/nl.* {2}error {2}links$/)]);
});
