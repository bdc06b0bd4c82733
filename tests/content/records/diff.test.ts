import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { historyOf } from '../../../scripts/authoring/records/file-history.ts';
import {
  commit,
  git,
  projectOf,
  repositoryOf,
  sampleOf,
  shallowClone,
  writeContent,
} from '../check/project.ts';
import { runIn } from '../check/run-in.ts';
import { edit, type Tree, textOf } from '../fixture.ts';

/** Few files, since a command reads them all. */
const sample = sampleOf(/^(en|nl)\/(guide|common|components)\./);

const guide = textOf(sample, 'en/guide.mdx');
const dutch = textOf(sample, 'nl/guide.mdx');
const lead = guide.replace('Lead: call', 'Lead: please call');
const now = guide.replace('Lead: call', 'Lead: now call');
const both = lead.replace('Text en.\n', 'Other text.\n\nOne more.\n');

/** Writes files, and commits them. */
function change(project: string, tree: Tree): void {
  writeContent(project, tree);
  commit(project, 'A change');
}

/** Creates a repository with a commit for each version of the English page. */
function history(...versions: string[]): string {
  const project = repositoryOf(sample);
  for (const version of versions) change(project, { 'en/guide.mdx': version });
  return project;
}

const diff = (project: string, ...args: string[]): string => runIn(project, ['diff', ...args]).output;

const hash = (project: string, revision: string): string => git(project, 'rev-parse', revision).slice(0, 8);

test('shows the changes of a page word by word, with the next command', () => {
  const project = history(lead, both, both.replace('(/contact)', '(/about)'));
  const today = git(project, 'log', '-1', '--format=%cs').trim();
  const expected = `What changed in content/en/guide.mdx since content/nl/guide.mdx was translated:

“hero”, compared with commit ${hash(project, 'HEAD~3')} from ${today}
  hero.lead: Lead: {+please+} call {{phone}}

the section “## First en”, compared with commit ${hash(project, 'HEAD~2')} from ${today}
  ## First en [#first]

  [-Text en-]{+Other text+}.

  {+One more.+}

Update the Dutch text, then run: npm run check -- accept nl/guide
`;
  expect(diff(project, 'nl/guide')).toBe(expected);
  const ofHero = diff(project, 'nl/guide', 'hero');
  expect(ofHero).not.toContain('## First en');
  expect(ofHero).toMatch(/ accept nl\/guide hero\n$/);
  expect(diff(project, 'nl/guide', '#second')).toBe(
    '“#second” in content/nl/guide.mdx is up to date with content/en/guide.mdx.\n',
  );
});

test('compares each part with the version it was accepted at, and with uncommitted changes', () => {
  const project = history(lead);
  runIn(project, ['accept', 'nl/guide', 'hero']);
  commit(project, 'Dutch');
  writeContent(project, { 'en/guide.mdx': both.replace('please call', 'please phone') });
  const output = diff(project, 'nl/guide');
  expect(output).toContain(`“hero”, compared with commit ${hash(project, 'HEAD~1')} from`);
  expect(output).toContain('  hero.lead: Lead: please [-call-]{+phone+} {{phone}}\n');
  expect(output).toContain('[-Text en-]');
});

test('shows a new part, but not the same words in other paragraphs', () => {
  const third = guide.replace('## First en [#first]\n\nText en.\n', '## Third en [#third]\n\nThree.\n');
  const output = diff(history(third.replace('Text en with', 'Text en\n\nwith')), 'nl/guide');
  expect(output).toContain('\nthe section “## Third en” is new\n  {+## Third en [#third]+}\n\n  {+Three.+}');
  expect(output).not.toContain('the text before the first heading');
});

test('shows changed strings of a namespace, and the changed form of a plural', () => {
  const project = repositoryOf(sample);
  const words = edit(sample, 'en/components.json', '"sitemap.pages_one en', '"one page');
  change(project, edit(words, 'en/common.json', '"skip en"', '"skip this"'));
  const output = diff(project, 'nl');
  expect(output).toContain('content/nl/guide.mdx is up to date with content/en/guide.mdx.\n');
  expect(output).toMatch(
    /\n“skip”, compared .*\n {2}skip: skip \[-en-\]\{\+this\+\}\n\nUpdate .* nl\/common\n/,
  );
  expect(output).toMatch(/\n“sitemap\.pages”, compared with .*\n {2}sitemap\.pages_one: \[-.*\n\nUpdate/);
  expect(output).not.toContain('pages_other:');
});

test('uses colors in a terminal; content cannot add its own', () => {
  const project = history(lead.replace('title: Guide en', 'title: "Guide \\e[31m\\u202e en"'));
  const { output } = runIn(project, ['diff', 'nl/guide'], { color: true });
  expect(output).toContain('\u001b[32m{+please+}\u001b[0m');
  const own = ['\u001b[32m', '\u001b[31m{', '\u001b[31m[', '\u001b[0m'];
  const others = own.reduce((text, code) => text.replaceAll(code, ''), output);
  expect(others).toContain('title: Guide {+ [31m +} en');
  expect(others).not.toContain('\u001b');
  expect(others).not.toContain('\u202e');
});

const unrecorded =
  'There is no record of the English text that content/nl/guide.mdx was translated from. Compare';
const heading = '## First nl [#first]';
const digits = /"text\/first":"\w+"/;

test.each([
  ['up to date', dutch, 'content/nl/guide.mdx is up to date with content/en/guide.mdx.\n'],
  ['unrecorded', dutch.replace(/^source: .*\n/m, ''), unrecorded],
  ['recorded wrongly', dutch.replace(/^source: .*$/m, 'source: x'), unrecorded],
  [
    'recorded wrongly in a part',
    dutch.replace(digits, '"text/first":"cheked"'),
    ' has a record that is neither',
  ],
  ['unrecorded in a part', dutch.replace(digits, '"other":"123456"'), '“## First en” has no record of the'],
  ['incomplete', dutch.replace(`${heading}\n\nText nl.`, ''), /^Not translated yet in .*: #first\.\n$/],
  ['unfinished', dutch.replace('Text nl.', 'TODO: Text nl.'), /^Not translated yet in .*: #first\.\n$/],
  ['unreadable', 'x', 'content/nl/guide.mdx cannot be compared, because a file cannot be read; run'],
])('describes a page that is %s', (_, text, expected) => {
  const output = diff(projectOf({ ...sample, 'nl/guide.mdx': text }), 'nl/guide');
  expect(output).toMatch(expected);
  expect(output).not.toMatch(/ is new|The old English/);
});

test('follows a file that was renamed after its text had changed', () => {
  const project = history(lead);
  for (const locale of ['en', 'nl'])
    git(project, 'mv', `content/${locale}/guide.mdx`, `content/${locale}/manual.mdx`);
  commit(project, 'Another name');
  expect(diff(project, 'nl/manual')).toContain('{+please+}');
});

test('handles a file name with shell and glob characters', () => {
  const project = repositoryOf(sample);
  change(project, { 'en/手册 [1] $(x)*.mdx': guide });
  expect(historyOf(join(project, 'content/en/手册 [1] $(x)*.mdx'))).toHaveLength(1);
});

test('finds text that was written in a merge commit', () => {
  const project = repositoryOf(sample);
  git(project, 'switch', '-q', '-c', 'other');
  change(project, edit(sample, 'nl/common.json', 'skip nl', 'overslaan'));
  git(project, 'switch', '-q', 'main');
  change(project, { 'en/guide.mdx': now });
  git(project, 'merge', '-q', '--no-commit', '--no-ff', 'other');
  writeContent(project, { 'en/guide.mdx': lead });
  runIn(project, ['accept', 'nl/guide']);
  commit(project, 'Both');
  change(project, { 'en/guide.mdx': guide.replace('Lead: call', 'Lead: then call') });
  expect(diff(project, 'nl/guide')).toContain('Lead: [-please-]{+then+} call');
});

test('skips unreadable versions, a time without the file, and Windows line endings', () => {
  const project = repositoryOf({ ...sample, 'en/guide.mdx': `\ufeff${guide.replaceAll('\n', '\r\n')}` });
  change(project, { 'en/guide.mdx': '---\nlabel: [\n---\n' });
  rmSync(join(project, 'content/en/guide.mdx'));
  commit(project, 'Away');
  change(project, { 'en/guide.mdx': lead });
  expect(diff(project, 'nl/guide')).toContain('{+please+}');
});

test('explains a shallow clone, and shows the current text', () => {
  const clone = shallowClone(history(both));
  const { output, exitCode } = runIn(clone, ['diff', 'nl/guide']);
  expect(exitCode).toBe(0);
  expect(output).toContain('\n“hero” in the current English file\n');
  expect(output).toContain('\n  hero.lead: {+Lead: please call {{phone}}+}\n');
  expect(output).toMatch(/\nThe old English text is not in the .* --unshallow” to get the full history\.\n/);
  git(clone, 'fetch', '-q', '--unshallow');
  expect(diff(clone, 'nl/guide')).toContain('{+please+}');
});

test('says so if there is no repository, or no version with the old text', () => {
  const newer = { ...sample, 'en/guide.mdx': lead };
  const expected = '\nThe old English text is not in the git history.';
  expect(diff(projectOf(newer), 'nl/guide')).toContain(expected);
  const project = join(repositoryOf({}), 'site');
  change(project, newer);
  expect(diff(project, 'nl/guide')).toContain(expected);
});
