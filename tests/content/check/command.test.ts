import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../scripts/check/options.ts';
import { runCheck } from '../../../scripts/check/run.ts';
import { contentFolder, edit, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';

const sample = sampleTree();
const clean = `No findings in ${Object.keys(sample).length} files.\n`;
const broken = edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: 2024');

describe('arguments', () => {
  test('what is understood', () => {
    expect(readOptions([])).toEqual({ format: 'human' });
    expect(readOptions(['--format', 'json', '--content=a b', '--out', 'x'])).toEqual({
      format: 'json',
      content: 'a b',
      out: 'x',
    });
  });

  const usage = 'The options are --format human|json, --content DIR and --out FILE.';
  test.each([
    [['--format', 'sarif'], 'There is no format “sarif”; the formats are human, json.'],
    [['--fromat', 'json'], `There is no option --fromat; did you mean --format? ${usage}`],
    [['--base', 'main'], `There is no option --base. ${usage}`],
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
  /** Runs the check on a tree as if that was the project's content, or as `--content` where `args` says so. */
  function run(tree: Tree, args: (folder: string) => string[] = () => []) {
    const folder = contentFolder(tree);
    let output = '';
    const exitCode = runCheck(args(folder), {
      contentDir: folder,
      workingDir: join(folder, '..'),
      color: false,
      write: (text) => {
        output += text;
      },
    });
    return { exitCode, output, folder };
  }

  test('clean content ends with 0, an error with 1', () => {
    expect(run(sample)).toMatchObject({ exitCode: 0, output: clean });
    const { exitCode, output } = run(broken);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^content\/nl\/guide\.mdx\n {2}3:8 {2}error {2}frontmatter {2}“title”/);
    expect(output).toMatch(/\n1 error, 0 warnings in 1 file\.\n$/);
  });

  test('a file that cannot be read is a finding: 1', () => {
    expect(run({ ...sample, 'nl/common.json': '{' }).exitCode).toBe(1);
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

  function runInside(workingDir: string, args: string[]): string {
    let output = '';
    const write = (text: string) => {
      output += text;
    };
    runCheck(args, { contentDir: 'elsewhere', workingDir, color: true, write });
    return output;
  }

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
  const command = fileURLToPath(new URL('../../../scripts/commands/check.ts', import.meta.url));

  function check(args: string[], environment: NodeJS.ProcessEnv = {}) {
    return spawnSync(process.execPath, ['--import', 'tsx', command, ...args], {
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
    const refused = check(['--format', 'sarif']);
    expect(refused).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'There is no format “sarif”; the formats are human, json.\n',
    });
  });

  test('a failure shows where it happened when DEBUG is set', () => {
    const { status, stderr } = check(['--content', 'nowhere'], { DEBUG: '1' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/cannot be read \(ENOENT\)\.\n\s+at /);
    expect(existsSync('nowhere')).toBe(false);
  });
});
