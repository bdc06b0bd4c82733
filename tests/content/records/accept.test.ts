import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectOf, sampleOf, writeContent } from '../check/project.ts';
import { runIn } from '../check/run-in.ts';
import { edit, edits, type Tree, textOf } from '../fixture.ts';
import { recorded } from '../sample.ts';

/** Few files, since a command reads them all. */
const sample = sampleOf(/^(en|nl|ar)\/(guide|common|components)\./);

const page = 'nl/guide.mdx';
const record = 'nl/common.source.json';

const bytesOf = (project: string, path: string): string =>
  readFileSync(join(project, 'content', path), 'utf8');

/** Returns the record of a page as written. */
const recordOf = (text: string): string => /^[ \t]*source:.*(?:\r?\n[ \t]+.*\S)*/m.exec(text)?.[0] ?? '';

/** Returns the contents of a page's record. */
const recordIn = (text: string): { [part: string]: string } => parse(recordOf(text)).source;

/** English changes after the translation, in two parts of the page and two strings of the namespace. */
const changed = edits(
  sample,
  ['en/guide.mdx', 'Lead: call', 'Lead: please call'],
  ['en/guide.mdx', 'Text en.', 'Other text en.'],
  ['en/common.json', '"skip en"', '"skip this"'],
  ['en/common.json', '"footer.studio en"', '"footer.studio now"'],
);
const current = recorded(changed);

const dutch = textOf(changed, page);
const [recordBefore, recordNow] = [recordIn(dutch), recordIn(textOf(current, page))];

/** Runs `accept` on a project with another Dutch page. */
function accepted(text: string, ...args: string[]) {
  const project = projectOf({ ...changed, [page]: text });
  const { output } = runIn(project, ['accept', ...args]);
  return { project, after: bytesOf(project, page), output };
}

const windows = (text: string) => text.replaceAll('\n', '\r\n');
const withoutRecord = dutch.replace(/^source: .*\n/m, '');

test('records the current English text, and changes nothing else', () => {
  const { project, after, output } = accepted(dutch, 'nl/guide');
  expect(output).toBe('Recorded in content/nl/guide.mdx.\n');
  expect(after.replace(recordOf(after), '')).toBe(dutch.replace(recordOf(dutch), ''));
  expect(recordIn(after)).toEqual(recordNow);
  expect(bytesOf(project, 'ar/guide.mdx')).toBe(textOf(changed, 'ar/guide.mdx'));
  const again = runIn(project, ['accept', 'content/nl/guide.mdx']).output;
  expect(again).toBe('Nothing to record for content/nl/guide.mdx.\n');
});

test.each([
  ['Windows line endings', windows(dutch)],
  ['a byte order mark', `\ufeff${dutch}`],
  ['comments around the record', dutch.replace(/^(source: .*)$/m, '# a\n$1\n# b')],
  ['an empty record', dutch.replace(/^source: .*$/m, 'source:')],
  ['a record in an older format', dutch.replace(/^source: .*$/m, 'source: 12345678 label=1234')],
  ['no record', withoutRecord],
  ['no record and indented fields', withoutRecord.replace(/^(?:\w| {2}\w).*$/gm, '  $&')],
])('writes only the record of a page with %s', (_, before) => {
  const { project, after } = accepted(before, 'nl/guide');
  expect(recordIn(after)).toEqual(recordNow);
  const rest = (text: string) => text.replace(recordOf(text), '').replace(/(?<=\n)\r?\n(?=---)/, '');
  expect(rest(after)).toBe(rest(before));
  runIn(project, ['accept', 'nl/guide']);
  expect(bytesOf(project, page)).toBe(after);
});

test('accepts only some parts, and leaves the rest stale', () => {
  const { after } = accepted(dutch, 'nl/guide', 'hero');
  expect(recordIn(after)).toEqual({ ...recordBefore, hero: recordNow.hero });
});

const names = ['text/first', '#first', '## Eerst [#first]', 'First en', 'first nl'];
test.each(names)('accepts a section named %j', (section) => {
  const { after } = accepted(dutch, 'nl/guide', section);
  expect(recordIn(after)).toEqual({ ...recordBefore, 'text/first': recordNow['text/first'] });
});

test('accepts a group of a namespace', () => {
  const project = projectOf(changed);
  expect(runIn(project, ['accept', 'nl/common', 'footer']).output).toBe(`Recorded in content/${record}.\n`);
  const { 'footer.studio': studio } = JSON.parse(textOf(current, record));
  const before = JSON.parse(textOf(changed, record));
  expect(JSON.parse(bytesOf(project, record))).toEqual({ ...before, 'footer.studio': studio });
});

const [old, now] = [textOf(changed, record), textOf(current, record)];
test.each([
  ['is created if there is none', undefined, now],
  ['keeps Windows line endings', windows(old), windows(now)],
  ['is rewritten if it is unreadable', '{', now],
])('the record of a namespace %s', (_, before, after) => {
  const project = projectOf(changed);
  rmSync(join(project, 'content', record));
  if (before) writeContent(project, { [record]: before });
  runIn(project, ['accept', 'nl/common']);
  expect(bytesOf(project, record)).toBe(after);
});

test('does not record untranslated text', () => {
  const project = projectOf(edit(changed, 'nl/common.json', '  "skip": "skip nl",\n', ''));
  runIn(project, ['accept', 'nl/common']);
  expect(Object.keys(JSON.parse(bytesOf(project, record)))).not.toContain('skip');
});

test.each([
  ['nl', ['nl']],
  ['--all', ['nl', 'ar']],
])('“%s” accepts every file of %j', (names, locales) => {
  const project = projectOf(changed);
  runIn(project, ['accept', ...names.split(' ')]);
  for (const locale of ['nl', 'ar']) {
    const expected = locales.includes(locale) ? current : changed;
    const [guide, words] = [`${locale}/guide.mdx`, `${locale}/common.source.json`];
    expect(recordIn(bytesOf(project, guide))).toEqual(recordIn(textOf(expected, guide)));
    expect(bytesOf(project, words)).toBe(textOf(expected, words));
  }
});

const parts = 'label, title, description, hero, text, text/first, text/second';
test.each([
  ['accept nl/giude', 'such as nl/pricing, or --all, not “nl/giude”; did you mean nl/guide?'],
  ['accept nl guide', 'not “nl guide”; did you mean nl/guide?'],
  ['accept nl/guide nl/common', 'one file, such as nl/pricing, or --all, not “nl/guide nl/common”.'],
  ['accept nl/guide zzzzzzzz', `content/nl/guide.mdx has no part “zzzzzzzz”. Its parts are: ${parts}.`],
  ['accept nl/guide Hero.lead', 'content/nl/guide.mdx has no part “Hero.lead”; did you mean “hero”?'],
  ['accept', '“accept” takes one language (nl, fr, '],
  ['new nl/guide nl/about', '“new” takes one language'],
  ['accept --all nl', '--all applies to every language, so it cannot be combined with “nl”.'],
])('rejects “%s”', (args, message) => {
  expect(() => runIn(projectOf(changed), args.split(' '))).toThrow(message);
});

const braces = '---\n{ label: G, title: G, description: D, hero: { lead: "{{phone}}" } }\n---\n\n<Hero />\n';
const unreadable = edit(changed, page, 'label: Guide nl', 'label: [');
const broken = { ...changed, [record]: '{' };

test.each<[string, Tree, args: string, message: string | RegExp]>([
  ['an unreadable page', unreadable, 'nl', 'content/nl/guide.mdx:2:8 cannot be read: '],
  ['a namespace with a broken record', broken, 'nl/common skip', '.source.json:1:2 cannot be read'],
  [
    'a missing section',
    edit(changed, page, '## First nl [#first]\n\nText nl.', ''),
    'nl/guide first',
    /^#first in/,
  ],
  [
    'an unfinished section',
    edit(changed, page, 'Text nl.', 'TODO: x'),
    'nl/guide first',
    'because it is not tr',
  ],
  ['a page with fields in braces', { ...changed, [page]: braces }, 'nl/guide', 'The record cannot be added'],
])('does not touch %s', (_, tree, args, message) => {
  const project = projectOf(tree);
  expect(() => runIn(project, ['accept', ...args.split(' ')])).toThrow(message);
  expect(bytesOf(project, page)).toBe(textOf(tree, page));
  expect(bytesOf(project, record)).toBe(textOf(tree, record));
});
