import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { historyOf } from '../../../scripts/check/core/git/history.ts';
import { type PendingChange, pendingChanges } from '../../../scripts/check/english-changes.ts';
import { html } from '../../../scripts/check/formats/html/page.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { edit, textOf } from '../fixture.ts';
import { commit, git, projectOf, repositoryOf, sampleOf, shallowClone, writeContent } from './project.ts';
import { report } from './report.ts';
import { runIn } from './run-in.ts';

/** Few files, since a command reads them all. */
const sample = sampleOf(/^(en|nl)\/(guide|common|components)\./);

const guide = textOf(sample, 'en/guide.mdx');

/** Writes one version of the English page after the other, each with a commit. */
function history(...versions: string[]): string {
  const project = repositoryOf(sample);
  for (const version of versions) {
    writeContent(project, { 'en/guide.mdx': version });
    commit(project, 'English');
  }
  return project;
}

const lead = guide.replace('Lead: call', 'Lead: please call');
const both = lead.replace('Text en.\n', 'Other text.\n\nOne more.\n');
const hash = (project: string, revision: string): string => git(project, 'rev-parse', revision).slice(0, 8);
const today = (project: string): string => git(project, 'log', '-1', '--format=%cs').trim();

describe('what changed', () => {
  test('a page, word by word, with the command', () => {
    const project = history(lead, both, both.replace('(/contact)', '(/about)'));
    const against = (revision: string) =>
      `compared with commit ${hash(project, revision)} of ${today(project)}`;
    expect(runIn(project, ['diff', 'nl/guide']).output.split('\n').slice(0, -1)).toEqual([
      'What changed in content/en/guide.mdx since content/nl/guide.mdx was translated:',
      '',
      `“hero”, ${against('HEAD~3')}`,
      '  hero.lead: Lead: {+please+} call {{phone}}',
      '',
      `the section “## First en”, ${against('HEAD~2')}`,
      '  …',
      '  [-Text en-]{+Other text+}.',
      '',
      '  {+One more.+}',
      '',
      'Update the Dutch text, then run: npm run check -- accept nl/guide',
    ]);
  });

  test('parts that were accepted at different times are compared with different versions', () => {
    const project = history(lead);
    runIn(project, ['accept', 'nl/guide', 'hero']);
    commit(project, 'Dutch');
    const last = both.replace('please call', 'please phone');
    writeContent(project, { 'en/guide.mdx': last });
    commit(project, 'English');
    const { output } = runIn(project, ['diff', 'nl/guide']);
    expect(output).toContain(`“hero”, compared with commit ${hash(project, 'HEAD~2')} of`);
    expect(output).toContain('  hero.lead: Lead: please [-call-]{+phone+} {{phone}}\n');
    expect(output).toContain('[-Text en-]');
  });

  test('changes that are not committed yet count too', () => {
    const project = repositoryOf(sample);
    writeContent(project, { 'en/guide.mdx': lead });
    expect(runIn(project, ['diff', 'nl/guide']).output).toContain('{+please+}');
  });

  test('some parts only', () => {
    const { output } = runIn(history(both), ['diff', 'nl/guide', 'hero']);
    expect(output).toContain('“hero”');
    expect(output).not.toContain('## First en');
  });

  test('a part that is new, and one that is gone', () => {
    const other = guide.replace(/## First en \[#first\]\n\nText en\.\n/, '## Third en [#third]\n\nThree.\n');
    const { output } = runIn(history(other), ['diff', 'nl/guide']);
    expect(output).toMatch(
      /\nthe section \[#first\] is gone, compared with commit .*\n {2}\[-## First en \[#first\]-\]\n\n {2}\[-Text en\.-\]\n/,
    );
    expect(output).toContain(
      '\nthe section “## Third en” is new\n  {+## Third en [#third]+}\n\n  {+Three.+}\n',
    );
  });

  test('the same words in other paragraphs', () => {
    const split = guide.replace('Text en with', 'Text en\n\nwith');
    expect(runIn(history(split), ['diff', 'nl/guide']).output).toContain(
      '  (the same words, put into other paragraphs, lists or lines)\n',
    );
  });

  test('texts of a namespace, and the forms of a plural', () => {
    let changed = edit(
      sample,
      'en/components.json',
      '"sitemap.pages_one en {{count}}"',
      '"one page {{count}}"',
    );
    changed = edit(changed, 'en/common.json', '"skip en"', '"skip this"');
    const project = repositoryOf(sample);
    writeContent(project, changed);
    commit(project, 'English');
    const { output } = runIn(project, ['diff', 'nl']);
    expect(output).toContain('content/nl/guide.mdx is up to date with content/en/guide.mdx.\n');
    expect(output).toMatch(
      /\n“skip”, compared with .*\n {2}skip: skip \[-en-\]\{\+this\+\}\n\nUpdate the Dutch text, then run: npm run check -- accept nl\/common\n/,
    );
    expect(output).toMatch(/\n“sitemap\.pages”, compared with .*\n {2}sitemap\.pages_one: \[-.*\n\nUpdate/);
    expect(output).not.toContain('pages_other:');
  });

  test('colors in a terminal; content cannot add its own', () => {
    const project = history(lead.replace('title: Guide en', 'title: "Guide \\e[31m\\u202e en"'));
    const { output } = runIn(project, ['diff', 'nl/guide'], { color: true });
    expect(output).toContain('\u001b[32m{+please+}\u001b[0m');
    const own = ['\u001b[32m', '\u001b[31m{', '\u001b[31m[', '\u001b[0m'];
    const others = own.reduce((text, code) => text.replaceAll(code, ''), output);
    expect(others).toContain('title: Guide {+ [31m +} en');
    expect(others).not.toContain('\u001b');
    expect(others).not.toContain('\u202e');
  });

  test('up to date, not recorded, recorded wrongly, and not readable', () => {
    const project = repositoryOf(sample);
    const of = (text: string): string => {
      writeContent(project, { 'nl/guide.mdx': text });
      return runIn(project, ['diff', 'nl/guide']).output;
    };
    const dutch = textOf(sample, 'nl/guide.mdx');
    expect(of(dutch)).toBe('content/nl/guide.mdx is up to date with content/en/guide.mdx.\n');
    expect(of(dutch.replace(/^source: .*\n/m, ''))).toBe(
      'Nothing says from which English text content/nl/guide.mdx was translated. Compare it as a whole, then run: npm run check -- accept nl/guide\n',
    );
    expect(of(dutch.replace(/^source: .*$/m, 'source: x'))).toMatch(
      /^What says from which English text .* cannot be read\. Compare/,
    );
    expect(of('x')).toBe(
      'content/nl/guide.mdx cannot be compared: the check says which file cannot be read.\n',
    );
    expect(() => runIn(project, ['diff', 'nl/giude'])).toThrow(
      new Error('There is no translation “nl/giude”; did you mean “nl/guide”?'),
    );
    expect(() => runIn(project, ['diff'])).toThrow(/^Say what to diff: /);
  });
});

describe('histories', () => {
  const isFound = (project: string) =>
    expect(runIn(project, ['diff', 'nl/guide']).output).toContain('{+please+}');

  test('a file that was renamed after its text had changed', () => {
    const project = history(lead);
    for (const locale of ['en', 'nl'])
      git(project, 'mv', `content/${locale}/guide.mdx`, `content/${locale}/manual.mdx`);
    commit(project, 'Another name');
    expect(runIn(project, ['diff', 'nl/manual']).output).toContain('{+please+}');
  });

  test('a name that no shell and no pattern would leave alone', () => {
    const project = repositoryOf(sample);
    writeContent(project, { 'en/手册 [1] $(x)*.mdx': guide });
    commit(project, 'A page');
    expect(historyOf(join(project, 'content/en/手册 [1] $(x)*.mdx'))).toHaveLength(1);
  });

  test('a text that a merge dropped', () => {
    const project = repositoryOf(sample);
    git(project, 'switch', '-q', '-c', 'other');
    writeContent(project, { 'en/guide.mdx': lead });
    runIn(project, ['accept', 'nl/guide']);
    commit(project, 'English and Dutch on a branch');
    git(project, 'switch', '-q', 'main');
    writeContent(project, { 'en/guide.mdx': guide.replace('Lead: call', 'Lead: now call') });
    commit(project, 'English');
    git(project, 'merge', '-q', '-s', 'ours', '-m', 'English of main', 'other');
    git(project, 'checkout', '-q', 'other', '--', 'content/nl');
    commit(project, 'Dutch of the branch');
    expect(runIn(project, ['diff', 'nl/guide']).output).toContain('Lead: [-please-]{+now+} call');
  });

  test('a text that was written while merging', () => {
    const project = repositoryOf(sample);
    git(project, 'switch', '-q', '-c', 'other');
    writeContent(project, {
      'nl/common.json': textOf(sample, 'nl/common.json').replace('skip nl', 'overslaan'),
    });
    commit(project, 'Dutch');
    git(project, 'switch', '-q', 'main');
    writeContent(project, { 'en/guide.mdx': guide.replace('Lead: call', 'Lead: now call') });
    commit(project, 'English');
    git(project, 'merge', '-q', '--no-commit', '--no-ff', 'other');
    writeContent(project, { 'en/guide.mdx': lead });
    runIn(project, ['accept', 'nl/guide']);
    commit(project, 'Both');
    writeContent(project, { 'en/guide.mdx': guide.replace('Lead: call', 'Lead: then call') });
    commit(project, 'English');
    expect(runIn(project, ['diff', 'nl/guide']).output).toContain('Lead: [-please-]{+then+} call');
  });

  test('versions that cannot be read, and a file that was away, are passed over', () => {
    const project = history('---\nlabel: [\n---\n');
    rmSync(join(project, 'content/en/guide.mdx'));
    commit(project, 'Away');
    writeContent(project, { 'en/guide.mdx': lead });
    commit(project, 'Back');
    isFound(project);
  });

  test('byte order marks and line endings of Windows', () => {
    const project = repositoryOf({ ...sample, 'en/guide.mdx': `\ufeff${guide.replaceAll('\n', '\r\n')}` });
    writeContent(project, { 'en/guide.mdx': lead });
    commit(project, 'English');
    isFound(project);
  });

  test('a shallow clone says so, with the words of today and where the history is', () => {
    const project = history(both);
    const clone = shallowClone(project);
    const { output, exitCode } = runIn(clone, ['diff', 'nl/guide']);
    expect(exitCode).toBe(0);
    expect(output).toContain('\n“hero”: the words of then are not at hand; English now says\n');
    expect(output).toContain('\n  hero.lead: Lead: please call {{phone}}\n');
    expect(output).toContain('\n  ## First en [#first]\n\n  Other text.\n');
    expect(output).toContain(
      '\nThe old English text cannot be shown: this is a shallow clone, which does not have the whole history. “git fetch --unshallow” brings it.\nThe history of the file: https://github.example/hulma/website/commits/main/content/en/guide.mdx\n',
    );
    git(clone, 'fetch', '-q', '--unshallow');
    isFound(clone);
  });

  test('without a repository, and without a version that says the old words', () => {
    const { output } = runIn(projectOf({ ...sample, 'en/guide.mdx': lead }), ['diff', 'nl/guide']);
    expect(output).toMatch(
      /\nThe old English text cannot be shown: the history of the repository cannot be read \(.*not a git repository.*\)\.\n/,
    );
    const lost = repositoryOf({ ...sample, 'en/guide.mdx': lead });
    expect(runIn(lost, ['diff', 'nl/guide']).output).toContain(
      '\nThe old English text cannot be shown: no version in the history has it. It may never have been committed.\n',
    );
  });
});

describe('what languages wait for', () => {
  const inDutchAndChinese = sampleOf(/^(en|nl|zh)\/(guide|common|components)\./);
  const pending = (project: string): PendingChange[] => pendingChanges(readGraph(`${project}/content`));
  const waiting = (project: string): string[] =>
    pending(project).map(({ title, how, languages, texts }) => {
      const lead = texts.find(({ path }) => path === 'hero.lead')?.before;
      return [title, how, lead, ...languages.map(({ code }) => code)].filter(Boolean).join(' ');
    });

  test('each change once, unless it is from different versions', () => {
    const project = repositoryOf(inDutchAndChinese);
    expect(waiting(project)).toEqual([]);
    writeContent(project, { 'en/guide.mdx': lead });
    commit(project, 'English');
    expect(waiting(project)).toEqual(['“hero” changed Lead: call {{phone}} nl zh']);
    runIn(project, ['accept', 'nl/guide']);
    expect(waiting(project)).toEqual(['“hero” changed Lead: call {{phone}} zh']);
    writeContent(project, { 'en/guide.mdx': lead.replace('please call', 'please phone') });
    expect(waiting(project)).toEqual([
      '“hero” changed Lead: please call {{phone}} nl',
      '“hero” changed Lead: call {{phone}} zh',
    ]);
  });

  test('the page of the state has the paragraphs that changed, or those of today without a history', () => {
    const page = (project: string): string => html({ ...report([]), english: pending(project) });
    const project = repositoryOf(inDutchAndChinese);
    writeContent(project, { 'en/guide.mdx': both });
    const changes = page(project);
    expect(changes).toContain('Lead: <ins>please </ins>call');
    expect(changes).toContain('One more.');
    expect(changes).not.toContain('[#first]');
    const lost = projectOf({ ...inDutchAndChinese, 'en/guide.mdx': lead });
    expect(page(lost)).toContain('Lead: please call {{phone}}</p>');
    expect(page(lost)).toContain('The words of then are not at hand');
  });
});
