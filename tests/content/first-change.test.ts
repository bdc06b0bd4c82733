import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import checkConfig from '../../check.config.ts';
import { memoInMemory } from '../../scripts/check/memo.ts';
import { git, repositoryOf, writeContent } from './check/project.ts';
import { runIn } from './check/run-in.ts';
import { readTree, realContent, realFiles, type Tree, temporaryFolder, textOf } from './fixture.ts';

/*
 * Performs the two changes that CONTRIBUTING.md walks a newcomer through, and compares the messages it quotes. The
 * files are copies, so that edits of the site's content do not break the guide.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

const copies = join(root, 'tests/content/first-change');

/** The project in the languages of the guide; others may have been added. */
const codes = readdirSync(join(copies, 'terminal'));
const project = { ...checkConfig, locales: checkConfig.locales.filter(({ code }) => codes.includes(code)) };

/** Returns the content with the files that a guide changes: the contact screen, or the not-found screens. */
const contentFor = (guide: 'browser' | 'terminal'): Tree => ({
  ...realFiles(new RegExp(`^(?:${codes.join('|')})/`)),
  ...readTree(join(copies, guide)),
});

/** Caches results of the check, so that most of the content is checked only once. */
const memo = memoInMemory();

const check = (folder: string, args: readonly string[]) => runIn(folder, args, { project, memo });

/** Returns the code blocks below a heading, without indentation: the language and lines of each. */
function blocksUnder(heading: string): { language: string; lines: string[] }[] {
  const section = contributing.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const blocks = section.matchAll(/^( *)```(\w+)\n([\s\S]*?)\n *```$/gm);
  return [...blocks].map(([, indent = '', language = '', code = '']) => ({
    language,
    lines: code.split('\n').map((line) => line.slice(indent.length)),
  }));
}

/** Applies a diff block: its file, the line to replace, and the new line. */
function change(project: string, [file = '', before = '', after = '']: string[]): void {
  const path = join(project, file.trim());
  const text = readFileSync(path, 'utf8');
  expect(text.split('\n'), file).toContain(before.slice(1));
  writeContent(project, {
    [file.trim().slice('content/'.length)]: text.replace(before.slice(1), after.slice(1)),
  });
}

test('the guide for a first change in the browser works', () => {
  const project = repositoryOf(contentFor('browser'));
  const [mistake, message, fixed, ...others] = blocksUnder('Your first change, in the browser');
  expect([mistake, message, fixed].map((block) => block?.language)).toEqual(['diff', 'text', 'diff']);
  expect(others).toEqual([]);
  change(project, mistake?.lines ?? []);
  const failed = check(project, ['--format', 'github', '--base', 'HEAD']);
  expect(failed.exitCode).toBe(1);
  // An annotation has the rule as its title and shows the message below it.
  const [title, text] = message?.lines ?? [];
  expect(failed.output).toContain(`line=45,col=21,title=${title}::${text}\n`);
  change(project, fixed?.lines ?? []);
  expect(check(project, ['--base', 'HEAD']).exitCode).toBe(0);
});

test('the guide for a first change in a terminal works', () => {
  const project = repositoryOf(contentFor('terminal'));
  const remote = temporaryFolder();
  git(remote, 'init', '-q', '--bare');
  git(project, 'remote', 'add', 'origin', remote);
  let output = '';
  let quoted = 0;
  for (const { language, lines } of blocksUnder('Your first change, in a terminal')) {
    if (language === 'diff') change(project, lines);
    else if (language === 'text') {
      // The output as a whole, wherever it starts; the number of files changes with every new screen.
      const plain = (text: string) => text.replace(/\d+ files/g, 'some files');
      expect(plain(`\n${output}`)).toContain(plain(`\n${lines.join('\n')}`));
      quoted += 1;
    } else output = lines.map((line) => command(project, line)).join('');
  }
  expect(quoted).toBe(5);
  expect(git(remote, 'log', '-1', '--format=%s', 'clearer-not-found').trim()).toBe(
    'The not-found screen says where to look',
  );
});

/** Runs one line of a terminal block. The clone already exists. */
function command(project: string, line: string): string {
  const [program = '', ...args] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  );
  if (line.startsWith('git clone ') || line === 'cd hulma') return '';
  if (program === 'git') return git(project, ...args);
  expect(args.slice(0, 2), line).toEqual(['run', 'check']);
  const { exitCode, output } = check(project, args.slice(3));
  expect(exitCode, line).toBe(0);
  return output;
}

test('the guide quotes the text of the edit link', () => {
  const words = (locale: string) =>
    JSON.parse(textOf(readTree(realContent), `${locale}/common.json`)).page.edit;
  expect(contributing).toContain(`“${words('nl')}” (“${words('en')}”)`);
});
