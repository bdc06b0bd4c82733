import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../../scripts/check/check-project.ts';
import { init } from '../../../scripts/check/init.ts';
import { openProject } from '../../../scripts/check/open-project.ts';
import { runCheck } from '../../../scripts/check/run.ts';
import { writeTree } from '../fixture.ts';
import { commit, emptyFolder, git } from './project.ts';

const english = { greeting: 'Hello {{name}}', save: 'Save the {{count}} files' };
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A repository with one error in its German words. */
function repository(): string {
  const folder = emptyFolder();
  writeTree(folder, {
    'locales/en.json': json(english),
    'locales/de.json': json({ greeting: 'Hallo {{nom}}', save: '{{count}} Dateien sichern' }),
    'locales/fr.json': json({ greeting: 'Bonjour {{name}}', save: 'Enregistrer les {{count}} fichiers' }),
  });
  git(folder, 'init', '-q', '-b', 'main');
  commit(folder, 'The words');
  return folder;
}

async function run(folder: string, ...args: string[]): Promise<{ exitCode: number; output: string }> {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const exitCode = runCheck(args, { ...(await openProject(folder)), color: false, environment: {}, write });
  return { exitCode, output };
}

test('after init only new findings block', async () => {
  const folder = repository();
  expect((await run(folder)).exitCode).toBe(1);
  expect(init(await openProject(folder))).toMatch(
    /^Wrote check\.config\.mjs.*\nWrote check\.baseline\.json: 1 finding/,
  );
  expect(readFileSync(join(folder, 'check.baseline.json'), 'utf8')).toMatch(
    /^\{\n {2}"locales\/de\.json": \[\n {4}"[0-9a-f]{12}"\n {2}\]\n\}\n$/,
  );
  // The configuration is that of the installed package, which is not here.
  writeTree(folder, { 'check.config.mjs': "export default { rules: { levels: { numbers: 'off' } } };\n" });
  expect((await run(folder)).exitCode).toBe(0);
  writeTree(folder, {
    'locales/fr.json': json({ greeting: 'Bonjour', save: 'Enregistrer {{count}} fichiers' }),
  });
  expect((await run(folder)).exitCode).toBe(1);
  expect(check(await openProject(folder)).map(({ path, level, old }) => [path, level, old])).toEqual([
    ['locales/de.json', 'warning', true],
    ['locales/fr.json', 'error', undefined],
  ]);
});

test('a configuration sets levels and thresholds', async () => {
  const folder = repository();
  const config = {
    rules: { levels: { placeholders: 'warning' }, thresholds: { fr: { complete: 100, current: 0 } } },
  };
  writeTree(folder, {
    'check.config.mjs': `export default ${JSON.stringify(config)};\n`,
    'locales/fr.json': json({ greeting: 'Bonjour {{name}}' }),
  });
  expect(check(await openProject(folder)).map(({ path, rule, level }) => [path, rule, level])).toEqual([
    ['locales/de.json', 'placeholders', 'warning'],
    ['locales/fr.json', 'keys', 'error'],
  ]);
});

test('the comment says by language what a change made stale or broke', async () => {
  const folder = repository();
  writeTree(folder, { 'locales/en.json': json({ ...english, save: 'Save all {{count}} files' }) });
  commit(folder, 'Change English');
  writeTree(folder, {
    'locales/fr.json': json({ greeting: 'Bonjour {{nom}}', save: 'Enregistrer les {{count}} fichiers' }),
  });
  const { exitCode, output } = await run(folder, '--base', 'HEAD~1', '--format', 'comment');
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /^<!-- translation-check -->\n\n### Translations\n\nThis change makes 2 texts stale and has 1 error\./,
  );
  expect(output.match(/^#### .*$|^- \S+ \S+/gm)).toEqual([
    '#### German',
    '- 🕰️ locales/de\\.json:3',
    '#### French',
    expect.stringContaining('locales/fr\\.json:2'),
    '- 🕰️ locales/fr\\.json:3',
  ]);
  const nothing = await run(folder, '--base', 'HEAD', '--format', 'comment');
  expect(nothing.output).not.toContain('German');
});
