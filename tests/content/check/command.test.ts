import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../scripts/check/options.ts';
import { edit, type Tree, temporaryFolder } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { memo } from './findings.ts';
import { git, projectOf, writeContent } from './project.ts';
import { runIn } from './run-in.ts';

const sample = sampleTree();
const clean = `No findings in ${Object.keys(sample).length} files.\n\nLanguage `;
const broken = edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: 2024');

test.each<[args: string, outputs: object[], more?: object]>([
  ['', [{ format: 'human' }]],
  ['--out x --format json', [{ format: 'json', out: 'x' }]],
  ['--content=a/b --base main', [{ format: 'human' }], { content: 'a/b', base: 'main' }],
  ['--format html --format=sarif --out=y', [{ format: 'html' }, { format: 'sarif', out: 'y' }]],
  ['nl/guide.mdx --fix fr', [{ format: 'human' }], { paths: ['nl/guide.mdx', 'fr'], fix: true }],
])('parses “%s”', (args, outputs, more = {}) => {
  expect(readOptions(args.split(' ').filter(Boolean))).toEqual({ outputs, paths: [], ...more });
});

const formats = 'human, json, github, sarif, markdown, html, comment';
test.each([
  ['--format xml', `There is no format “xml”; the formats are ${formats}.`],
  ['--fromat json', "Unknown option '--fromat'"],
  ['accept nl --fix', '“accept” has no option --fix.'],
  ['--base', "Option '--base <value>' argument missing"],
  ['--format json --format html', 'Only one report can go to the terminal. Write --out FILE after every'],
  ['--out x --out y', 'One --format has two --out. Write --format before each --out.'],
  ['--format json --out x --format html --out ./x', 'Two reports cannot go to the same file.'],
])('rejects “%s”', (args, message) => {
  expect(() => readOptions(args.split(' '))).toThrow(message);
});

/** Runs the check on a tree as the project's content; the arguments may depend on its folder. */
function run(tree: Tree, args: (folder: string) => string[] = () => [], color = false) {
  const project = projectOf(tree);
  const folder = join(project, 'content');
  return { ...runIn(project, args(folder), { memo, color }), folder };
}

test('exits with 1 after an error', () => {
  const { exitCode, output } = run(broken);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^content\/nl\/guide\.mdx\n {2}3:8 {2}error {2}keys {2}“title”/);
  expect(output).toMatch(/\n1 error, 0 warnings in 1 file\.\n\nLanguage +Complete/);
});

test('reports only on the requested files and folders', () => {
  const tree = { ...broken, 'fr/common.json': '{' };
  const nl = run(tree, () => ['content/nl']);
  expect(nl.exitCode).toBe(1);
  const told =
    /^content\/nl\/guide\.mdx\n.*\n1 error, 0 warnings in 1 file\.\n\nLanguage[^\n]*\nDutch[^\n]*\n$/s;
  expect(nl.output).toMatch(told);
  const german = run(tree, () => ['content/de']);
  expect(german.exitCode).toBe(0);
  expect(german.output).toMatch(/^No findings in \d+ files\.\n\nLanguage.*\nGerman +100%/);
  expect(run(tree, (folder) => [join(folder, 'fr', 'common.json')]).exitCode).toBe(2);
  expect(() => run(tree, () => ['content/de', 'nl'])).toThrow('There is nothing to check in “nl”.');
  expect(() => run(tree, () => ['int'])).toThrow('There is no command “int”; did you mean “init”?');
});

test('exits with 2 after an unreadable file, and still reports other findings', () => {
  const { exitCode, output } = run({ ...broken, 'nl/common.json': '{' });
  expect(exitCode).toBe(2);
  expect(output).toMatch(/ {2}parse {2}.* {2}keys {2}/s);
});

test('also writes the whole report to the step summary on GitHub', () => {
  const repository = temporaryFolder({ 'summary.md': 'Before.\n' });
  git(repository, 'init', '-q');
  const folder = join(repository, 'site');
  const summary = join(repository, 'summary.md');
  writeContent(folder, broken);
  const reports = ['--format', 'github', '--format', 'html', '--out', join(folder, 'status.html')];
  const environment = { GITHUB_STEP_SUMMARY: summary, GITHUB_SHA: 'abc123' };
  const { exitCode, output } = runIn(folder, reports, { memo, environment });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^::stop-commands::/);
  expect(output).toContain('\n::error file=site/content/nl/guide.mdx,line=3,col=8,');
  expect(output).not.toContain('The report');
  const written = readFileSync(summary, 'utf8');
  expect(written).toMatch(/^Before\.\n## Translations\n/);
  expect(written).toContain('/blob/abc123/site/content/nl/guide.mdx?');
  expect(readFileSync(join(folder, 'status.html'), 'utf8')).toMatch(/^<!doctype html>/);
});

test('writes reports to files without colors, and the summary to the terminal', () => {
  const { output, folder } = run(broken, (own) => ['--out', join(own, 'reports/a.txt')], true);
  expect(output).toBe('1 error, 0 warnings in 1 file.\n');
  expect(readFileSync(join(folder, 'reports/a.txt'), 'utf8')).toMatch(/^content\/nl\/guide\.mdx\n/);
});

test('paths in another content folder are relative to the working directory', () => {
  const tree = temporaryFolder({ ...sample, 'nl/common.json': '{' });
  const { output } = runIn(temporaryFolder({}), ['--format', 'json', '--content', tree], { memo });
  expect(JSON.parse(output)[0].path).toBe(`../${basename(tree)}/nl/common.json`);
});

test('rejects an unreadable folder, a folder without content and an unwritable report', () => {
  const refused = (option: string, path: string) =>
    expect(() => run(sample, (own) => [option, join(own, path)]));
  refused('--content', 'x').toThrow(/^The content folder .*\/x cannot be read \(ENOENT\)\.$/);
  refused('--content', 'nl').toThrow(/\/nl has no text in English\.$/);
  refused('--out', 'nl/guide.mdx').toThrow(/nl\/guide\.mdx, which is part of the project\.$/);
  refused('--out', 'nl/guide.mdx/x').toThrow(/^The report cannot be written to .* \((ENOTDIR|EEXIST)\)\.$/);
  const linked = (own: string) => {
    symlinkSync(join(own, 'nl'), join(own, 'link'));
    return ['--out', join(own, 'link/new.html')];
  };
  expect(() => run(sample, linked)).toThrow('link/new.html is a symbolic link, or inside one');
});

// Each run starts a Node process that compiles the check.
describe('the command', { timeout: 120_000 }, () => {
  const command = fileURLToPath(new URL('../../../scripts/cli/check.ts', import.meta.url));
  const typescript = new URL('../../../scripts/setup/typescript.mjs', import.meta.url).href;

  function check(args: string[], environment: NodeJS.ProcessEnv = {}) {
    return spawnSync(process.execPath, ['--import', typescript, command, ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBUG: '', ...environment },
    });
  }

  test('exits with 0 or 2, and prints a stack trace when DEBUG is set', () => {
    const right = check(['--content', temporaryFolder(sample)]);
    expect(right).toMatchObject({ status: 0, stdout: expect.stringContaining(clean), stderr: '' });
    const refused = check(['--format', 'xml']);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^There is no format “xml”; .*\n$/);
    expect(check(['--format', 'xml'], { DEBUG: '1' }).stderr).toMatch(/There is no format.*\n\s+at /);
    expect(check(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(check(['--fromat']).stderr).toBe("Unknown option '--fromat'. --help lists the options.\n");
  });

  test('prints no error when its reader closes the pipe early', () => {
    const line = `"${process.execPath}" --import "${typescript}" "${command}" --content "$0" --format html | true; echo $PIPESTATUS`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line, temporaryFolder(broken)], {
      encoding: 'utf8',
      env: { ...process.env, DEBUG: '' },
    });
    expect({ stdout, stderr }).toEqual({ stdout: '1\n', stderr: '' });
  });
});
