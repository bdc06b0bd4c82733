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

/** The record of a page as written. */
const recordOf = (text: string): string => /^[ \t]*source:.*(?:\r?\n[ \t]+.*\S)*/m.exec(text)?.[0] ?? '';

/** The contents of a record. */
const said = (text: string): { [part: string]: string } => parse(recordOf(text)).source;

/** English after a translation was made: two parts of the page and two texts of the namespace have changed. */
const changed = edits(
  sample,
  ['en/guide.mdx', 'Lead: call', 'Lead: please call'],
  ['en/guide.mdx', 'Text en.', 'Other text en.'],
  ['en/common.json', '"skip en"', '"skip this"'],
  ['en/common.json', '"footer.studio en"', '"footer.studio now"'],
);
const current = recorded(changed);

const dutch = textOf(changed, page);
const [saidBefore, saidNow] = [said(dutch), said(textOf(current, page))];

/** A project whose Dutch page is another one, after `accept`. */
function accepted(text: string, ...args: string[]) {
  const project = projectOf({ ...changed, [page]: text });
  const { output } = runIn(project, ['accept', ...args]);
  return { project, after: bytesOf(project, page), output };
}

const windows = (text: string) => text.replaceAll('\n', '\r\n');
const withoutRecord = dutch.replace(/^source: .*\n/m, '');

test('the record says what English is now; nothing else of the file changes', () => {
  const { project, after, output } = accepted(dutch, 'nl/guide');
  expect(output).toBe('Recorded in content/nl/guide.mdx.\n');
  expect(after.replace(recordOf(after), '')).toBe(dutch.replace(recordOf(dutch), ''));
  expect(said(after)).toEqual(saidNow);
  expect(bytesOf(project, 'ar/guide.mdx')).toBe(textOf(changed, 'ar/guide.mdx'));
  const again = runIn(project, ['accept', 'content/nl/guide.mdx']).output;
  expect(again).toBe('Nothing to record for content/nl/guide.mdx.\n');
});

test.each([
  ['line endings of Windows', windows(dutch)],
  ['a byte order mark', `\ufeff${dutch}`],
  ['comments around it', dutch.replace(/^(source: .*)$/m, '# a\n$1\n# b')],
  ['nothing in it', dutch.replace(/^source: .*$/m, 'source:')],
  ['an older form', dutch.replace(/^source: .*$/m, 'source: 12345678 label=1234')],
  ['no record', withoutRecord],
  ['no record, and fields that are indented', withoutRecord.replace(/^(?:\w| {2}\w).*$/gm, '  $&')],
])('a record with %s is written, and nothing else', (_, before) => {
  const { project, after } = accepted(before, 'nl/guide');
  expect(said(after)).toEqual(saidNow);
  const rest = (text: string) => text.replace(recordOf(text), '').replace(/(?<=\n)\r?\n(?=---)/, '');
  expect(rest(after)).toBe(rest(before));
  runIn(project, ['accept', 'nl/guide']);
  expect(bytesOf(project, page)).toBe(after);
});

test('some parts only: the rest stays stale', () => {
  const { after } = accepted(dutch, 'nl/guide', 'hero');
  expect(said(after)).toEqual({ ...saidBefore, hero: saidNow.hero });
});

const names = ['text/first', '#first', '## Eerst [#first]', 'First en', 'first nl'];
test.each(names)('a section is named by %j', (section) => {
  const { after } = accepted(dutch, 'nl/guide', section);
  expect(said(after)).toEqual({ ...saidBefore, 'text/first': saidNow['text/first'] });
});

test('a namespace is accepted by key or group', () => {
  const project = projectOf(changed);
  expect(runIn(project, ['accept', 'nl/common', 'footer']).output).toBe(`Recorded in content/${record}.\n`);
  const { 'footer.studio': studio } = JSON.parse(textOf(current, record));
  const before = JSON.parse(textOf(changed, record));
  expect(JSON.parse(bytesOf(project, record))).toEqual({ ...before, 'footer.studio': studio });
});

const [old, now] = [textOf(changed, record), textOf(current, record)];
test.each([
  ['is written where there is none', undefined, now],
  ['with line endings of Windows keeps them', windows(old), windows(now)],
  ['that cannot be read is written anew', '{', now],
])('a record of a namespace %s', (_, before, after) => {
  const project = projectOf(changed);
  rmSync(join(project, 'content', record));
  if (before) writeContent(project, { [record]: before });
  runIn(project, ['accept', 'nl/common']);
  expect(bytesOf(project, record)).toBe(after);
});

test('a text that is not translated yet is not recorded', () => {
  const project = projectOf(edit(changed, 'nl/common.json', '  "skip": "skip nl",\n', ''));
  runIn(project, ['accept', 'nl/common']);
  expect(Object.keys(JSON.parse(bytesOf(project, record)))).not.toContain('skip');
});

test.each([
  ['nl', ['nl']],
  ['--all', ['nl', 'ar']],
])('“%s” is every file of %j', (names, locales) => {
  const project = projectOf(changed);
  runIn(project, ['accept', ...names.split(' ')]);
  for (const locale of ['nl', 'ar']) {
    const expected = locales.includes(locale) ? current : changed;
    const [guide, words] = [`${locale}/guide.mdx`, `${locale}/common.source.json`];
    expect(said(bytesOf(project, guide))).toEqual(said(textOf(expected, guide)));
    expect(bytesOf(project, words)).toBe(textOf(expected, words));
  }
});

const parts = 'label, title, description, hero, text, text/first, text/second';
test.each([
  ['accept nl/giude', 'such as nl/pricing, or --all, not “nl/giude”.'],
  ['accept nl/guide zzzzzzzz', `content/nl/guide.mdx has no part “zzzzzzzz”. There are: ${parts}.`],
  ['accept', '“accept” is for one language (nl, fr, '],
  ['new nl/guide nl/about', '“new” is for one language'],
  ['accept --all nl', 'With --all there is nothing to name, but “nl” is.'],
])('“%s” is refused', (args, message) => {
  expect(() => runIn(projectOf(changed), args.split(' '))).toThrow(message);
});

const braces = '---\n{ label: G, title: G, description: D, hero: { lead: "{{phone}}" } }\n---\n\n<Hero />\n';
const unreadable = edit(changed, page, 'label: Guide nl', 'label: [');
const broken = { ...changed, [record]: '{' };

test.each<[string, Tree, args: string, said: string]>([
  ['one that cannot be read', unreadable, 'nl', 'content/nl/guide.mdx:2:8 cannot be read: '],
  ['a part of one with a broken record', broken, 'nl/common skip', '.source.json:1:2 cannot be read'],
  ['one with fields in braces', { ...changed, [page]: braces }, 'nl/guide', 'nothing can be put into'],
])('left alone is %s', (_, tree, args, said) => {
  const project = projectOf(tree);
  expect(() => runIn(project, ['accept', ...args.split(' ')])).toThrow(said);
  expect(bytesOf(project, page)).toBe(textOf(tree, page));
  expect(bytesOf(project, record)).toBe(textOf(tree, record));
});
