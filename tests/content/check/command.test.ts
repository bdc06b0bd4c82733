import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { targetLanguages } from '../../../schema/languages.ts';
import { readOptions } from '../../../scripts/check/options.ts';
import { contentFolder, edit, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { memo } from './findings.ts';
import { runIn } from './run-in.ts';

const sample = sampleTree();
const names = new Intl.ListFormat('en-GB').format(targetLanguages.map(({ name }) => name));
const clean = `No findings in ${Object.keys(sample).length} files. ${names} are complete.\n`;
const broken = edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: 2024');

describe('arguments', () => {
  test('what is understood', () => {
    expect(readOptions([])).toEqual({ outputs: [{ format: 'human' }] });
    expect(readOptions(['--format', 'json', '--content=a b', '--out', 'x', '--base', 'main'])).toEqual({
      outputs: [{ format: 'json', out: 'x' }],
      content: 'a b',
      base: 'main',
    });
    expect(readOptions(['--out', 'x'])).toEqual({ outputs: [{ format: 'human', out: 'x' }] });
    expect(readOptions(['--out', 'x', '--format', 'json'])).toEqual({
      outputs: [{ format: 'json', out: 'x' }],
    });
  });

  test('several formats, each but one with a file', () => {
    expect(
      readOptions(['--format', 'github', '--format', 'html', '--out', 'x', '--format=sarif', '--out=y']),
    ).toEqual({
      outputs: [{ format: 'github' }, { format: 'html', out: 'x' }, { format: 'sarif', out: 'y' }],
    });
  });

  const usage =
    'The options are --format human|json|github|sarif|markdown|html|comment, --out FILE, --base REF, --fix, --content DIR and --cwd DIR.';
  test.each([
    [
      ['--format', 'xml'],
      'There is no format “xml”; the formats are human, json, github, sarif, markdown, html, comment.',
    ],
    [
      ['--format', 'json,github'],
      `“json,github” is not one format. Write --format for each, and --out FILE after all but one. ${usage}`,
    ],
    [['--fromat', 'json'], `There is no option --fromat; did you mean --format? ${usage}`],
    [['--base'], `The option --base needs a value. ${usage}`],
    [
      ['--format', 'json', '--format', 'html'],
      `Only one report can go to the terminal. Write --out FILE after each other --format. ${usage}`,
    ],
    [
      ['--out', 'x', '--out', 'y'],
      `There are two --out for one --format. Write --format before each of them. ${usage}`,
    ],
    [['-f'], `There is no option -f. ${usage}`],
    [['--out'], `The option --out needs a value. ${usage}`],
    [['--out', '--format'], `The option --out needs a value. ${usage}`],
    [['--content='], `The option --content needs a value. ${usage}`],
    [['nl'], `“nl” is not an option. ${usage}`],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(new Error(message));
  });
});

describe('a run', () => {
  /** Runs the check on a tree as the project's content, or as `--content` if `args` says so. */
  function run(tree: Tree, args: (folder: string) => string[] = () => []) {
    const folder = contentFolder(tree);
    return { ...runIn(join(folder, '..'), args(folder), { contentDir: folder, memo }), folder };
  }

  test('clean content ends with 0, an error with 1', () => {
    expect(run(sample)).toMatchObject({ exitCode: 0, output: clean });
    const { exitCode, output } = run(broken);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^content\/nl\/guide\.mdx\n {2}3:8 {2}error {2}keys {2}“title”/);
    expect(output).toMatch(/\n1 error, 0 warnings in 1 file\.\n\n +complete/);
  });

  test('a file that cannot be read ends with 2, and hides no other finding', () => {
    const { exitCode, output } = run({ ...broken, 'nl/common.json': '{' });
    expect(exitCode).toBe(2);
    expect(output).toContain('  parse  ');
    expect(output).toContain('  keys  ');
  });

  test('the whole report also goes into the summary of a step on GitHub', () => {
    const folder = contentFolder({ ...broken, 'summary.md': 'Before.\n' });
    const summary = join(folder, 'summary.md');
    const reports = ['--format', 'github', '--format', 'html', '--out', join(folder, 'status.html')];
    const environment = { GITHUB_STEP_SUMMARY: summary, GITHUB_SHA: 'abc123' };
    const { exitCode, output } = runIn(folder, reports, { contentDir: folder, memo, environment });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^::stop-commands::[\s\S]*\n::error file=content\/nl\/guide\.mdx,line=3,col=8,/);
    expect(output).not.toContain('The report');
    expect(readFileSync(summary, 'utf8')).toMatch(
      /^Before\.\n## Translations\n[\s\S]*blob\/abc123\/content\/nl/,
    );
    expect(readFileSync(join(folder, 'status.html'), 'utf8')).toMatch(/^<!doctype html>/);
  });

  test('several reports at once', () => {
    const { output, folder } = run(broken, (own) => [
      ...['--format', 'json', '--out', join(own, 'a.json')],
      ...['--format', 'markdown', '--out', join(own, 'b.md')],
    ]);
    expect(output).toBe(
      `1 error, 0 warnings in 1 file. The reports are in ${join(folder, 'a.json')} and ${join(folder, 'b.md')}.\n`,
    );
  });

  test('another content folder is named from where the command runs', () => {
    const tree = contentFolder(sample);
    const { output, folder } = run(broken, (own) => ['--format', 'json', '--content', basename(own)]);
    expect(JSON.parse(output)).toMatchObject([{ path: 'content/nl/guide.mdx' }]);
    writeFileSync(join(tree, 'nl/common.json'), '{');
    const other = runInside(folder, ['--format', 'json', '--content', tree]);
    expect(JSON.parse(other)).toMatchObject([{ path: `../${basename(tree)}/nl/common.json`, rule: 'parse' }]);
    const here = runInside(tree, ['--format', 'json', '--content', '.']);
    expect(JSON.parse(here)).toMatchObject([{ path: 'nl/common.json', rule: 'parse' }]);
  });

  const runInside = (workingDir: string, args: string[]): string =>
    runIn(workingDir, args, { contentDir: 'elsewhere', color: true, memo }).output;

  test('the report goes into a file, without colors, and the summary to the terminal', () => {
    const { exitCode, output, folder } = run(broken, (own) => ['--out', join(own, 'reports/check.txt')]);
    const report = join(folder, 'reports/check.txt');
    expect(exitCode).toBe(1);
    expect(output).toBe(`1 error, 0 warnings in 1 file. The report is in ${report}.\n`);
    expect(readFileSync(report, 'utf8')).toMatch(/^content\/nl\/guide\.mdx\n/);
  });

  test('a folder that does not open, that is no content folder, and a report that cannot be written', () => {
    expect(() => run(sample, () => ['--content', 'nowhere'])).toThrow(
      new Error('The content folder nowhere cannot be read (ENOENT).'),
    );
    expect(() => run(sample, (own) => ['--content', join(own, 'nl')])).toThrow(
      /\/nl is no content folder: it has no English/,
    );
    expect(() => run(sample, (own) => ['--out', join(own, 'nl/guide.mdx/x')])).toThrow(
      /^The report cannot be written to .* \((ENOTDIR|EEXIST)\)\.$/,
    );
  });
});

// Each run is a process of its own that starts Node and compiles the check.
describe('the command', { timeout: 120_000 }, () => {
  const command = fileURLToPath(new URL('../../../scripts/cli/check.ts', import.meta.url));
  const typescript = new URL('../../../scripts/setup/typescript.mjs', import.meta.url).href;

  function check(args: string[], environment: NodeJS.ProcessEnv = {}) {
    return spawnSync(process.execPath, ['--import', typescript, command, ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBUG: '', ...environment },
    });
  }

  test('0, 1 and 2', () => {
    const ok = check(['--content', contentFolder(sample)]);
    expect(ok).toMatchObject({ status: 0, stdout: clean, stderr: '' });
    const withError = check(['--content', contentFolder(broken), '--format', 'json']);
    expect(withError).toMatchObject({ status: 1, stderr: '' });
    expect(JSON.parse(withError.stdout)).toHaveLength(1);
    expect(check(['--content', contentFolder({ ...sample, 'nl/common.json': '{' })])).toMatchObject({
      status: 2,
      stderr: '',
    });
    const refused = check(['--format', 'xml']);
    expect(refused).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        'There is no format “xml”; the formats are human, json, github, sarif, markdown, html, comment.\n',
    });
  });

  test('a reader that has seen enough ends nothing with an error', () => {
    const line = `"${process.execPath}" --import "${typescript}" "${command}" --content "$0" --format html | true; echo $PIPESTATUS`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line, contentFolder(broken)], {
      encoding: 'utf8',
      env: { ...process.env, DEBUG: '' },
    });
    expect({ stdout, stderr }).toEqual({ stdout: '1\n', stderr: '' });
  });

  test('a failure shows where it happened when DEBUG is set', () => {
    const { status, stderr } = check(['--content', 'nowhere'], { DEBUG: '1' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/cannot be read \(ENOENT\)\.\n\s+at /);
    expect(existsSync('nowhere')).toBe(false);
  });
});
