import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '../../../../../schema/languages.ts';
import { grouped, readTree, writeTree } from '../../../../check/core/index.ts';
import type { Changes } from '../../../../content/graph.ts';
import { realContent } from '../laboratory.ts';
import type { Family } from '../mutation.ts';
import type { Trial } from '../run.ts';
import { percent, shareOf, tableOf } from '../table.ts';
import { sourceKeys } from './source-keys.ts';
import { type Tool, tools } from './tools.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

const cache = fileURLToPath(new URL('../../../../../.cache/', import.meta.url));

/**
 * Runs other tools on the JSON mutants of a benchmark. They are installed on demand, beside the project and
 * not in it. A tool finds a mutant when what it prints about the language of the mutant is not what it prints
 * about the correct content, whatever it says and at whatever line.
 *
 * @returns the table as text, or why there is none
 */
export async function compare(trials: readonly Trial<Family>[]): Promise<string> {
  const problem = install();
  if (problem)
    return `\nOther tools could not be installed, so there is nothing to compare with: ${problem}\n`;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'compare-'));
  try {
    const content = Object.fromEntries(
      Object.entries(readTree(realContent)).filter(([path]) => /^\w+\/(common|components)\.json$/.test(path)),
    );
    const clean = new Map(tools.map((tool) => [tool, runTool(tool, work, content, {})]));
    const judged = [...grouped(trials, ({ change }) => change.name).values()]
      .flatMap(batchOf)
      .flatMap((batch) => {
        const changes: Changes = Object.assign(
          {},
          ...batch.map(({ mutant }) => ({ ...mutant.before, ...mutant.mutation.changes })),
        );
        const outputs = tools.map((tool) => runTool(tool, work, content, changes));
        return batch.map((trial) => ({
          trial,
          found: tools.map((tool, index) => {
            const mentioned = mentions(outputs[index] ?? '', trial.language);
            return mentioned !== mentions(clean.get(tool) ?? '', trial.language);
          }),
        }));
      });
    const rows = [...grouped(judged, ({ trial }) => trial.change.name)].map(([family, group]) =>
      rowOf(family, group),
    );
    return `\nThe same JSON mutants in other tools: each family once in each language, or once where a file cannot be read\n\n${tableOf([...rows, rowOf('all', judged)])}\n`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

interface Judged {
  trial: Trial<Family>;
  /** By tool. */
  found: boolean[];
}

function rowOf(family: string, group: readonly Judged[]): object {
  const share = (found: readonly boolean[]) => percent(shareOf(found.map((one) => ({ found: one }))));
  return {
    family,
    mutants: group.length,
    'this check': share(group.map(({ trial }) => trial.found)),
    ...Object.fromEntries(
      tools.map(({ name }, index) => [name, share(group.map(({ found }) => found[index] === true))]),
    ),
  };
}

/**
 * The mutants of a family that one run can tell apart: one of each language. A file that cannot be read may
 * stop a tool, and what is planted changes English, so such mutants run alone.
 */
function batchOf(group: readonly Trial<Family>[]): Trial<Family>[][] {
  const [first] = group;
  if (!first) return [];
  if (
    group.some(({ mutant }) => mutant.before || !Object.values(mutant.mutation.changes).every(isReadable))
  ) {
    return [[first]];
  }
  const languages = [...grouped(group, ({ language }) => language).values()];
  return [languages.flatMap(([one]) => one ?? [])];
}

function isReadable(text: Changes[string]): boolean {
  try {
    if (text !== undefined) JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}

/** What a tool says about a language. */
const mentions = (output: string, language: string): string =>
  output
    .split('\n')
    .filter((line) => new RegExp(`^- ${language}: |[/\\\\]${language}[/\\\\-]|"${language}"`).test(line))
    .join('\n');

function runTool(
  { args, node }: Tool,
  work: string,
  content: { [path: string]: string },
  changes: Changes,
): string {
  rmSync(work, { recursive: true, force: true });
  const files = Object.entries({ ...content, ...changes }).flatMap(([path, text]) =>
    text === undefined ? [] : [[`locales/${path}`, text] as const],
  );
  writeTree(work, { ...Object.fromEntries(files), 'src/keys.js': sourceKeys(content) });
  const config = {
    locales,
    extract: {
      input: ['src/keys.js'],
      output: 'locales/{{language}}/{{namespace}}.json',
      defaultNS: 'common',
      primaryLanguage: 'en',
    },
  };
  writeFileSync(join(work, 'i18next.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const { stdout, stderr } = spawnSync(node(folder), args(folder), {
    cwd: work,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, NO_COLOR: '1', CI: '1' },
  });
  return `${stdout}\n${stderr}`;
}

/** Installs the tools where they are not. @returns why that was not possible */
function install(): string | undefined {
  if (existsSync(join(folder, 'node_modules', 'i18next-cli'))) return undefined;
  const { status, error, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
    shell: process.platform === 'win32',
  });
  return status === 0
    ? undefined
    : (error?.message ?? stderr.trim().split('\n').slice(-1)[0] ?? 'npm ci failed.');
}
