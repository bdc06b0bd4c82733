import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatNames } from '../../../scripts/check/formats/index.ts';
import { ruleNames } from '../../../scripts/check/index.ts';
import { temporaryFolder } from '../fixture.ts';
import { commit, git } from './project.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(root, 'scripts', 'check');
const readme = readFileSync(join(source, 'README.md'), 'utf8');

/** Creates another project with the package as `npm install` would install it: only the files that it declares. */
function foreignRepository(): string {
  const folder = temporaryFolder({
    'astro.config.mjs': "export default { locales: { root: { label: 'English', lang: 'en' }, fr: {} } };\n",
    'src/content/docs/start.mdx':
      '---\ntitle: Start\n---\n\nimport { Card } from "ui";\n\n## Install\n\nRun `npm install` in the new folder.\n\n<Card icon="star" title="Done" />\n',
    'src/content/docs/fr/start.mdx':
      '---\ntitle: Commencer\n---\n\nimport { Card } from "ui";\n\n## Installer\n\nLancez `npm install` dans le nouveau dossier.\n\n<Box icon="star" title="Terminé" />\n',
    '.gitignore': 'node_modules\n',
  });
  const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: source,
    encoding: 'utf8',
  });
  const installed = join(folder, 'node_modules', '@hulma', 'check');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xf', join(folder, tarball.trim()), '--strip-components=1', '-C', installed]);
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  git(folder, 'init', '-q', '-b', 'main');
  commit(folder, 'The docs');
  return folder;
}

test('the README lists every format, and every rule that other projects have', () => {
  for (const name of formatNames) expect(readme).toContain(`\`${name}\``);
  const known = ruleNames.filter((name) => name !== 'glossary');
  const named = [...readme.matchAll(/^\| \[`([\w-]+)`\]\(docs\/\1\.md\) \| /gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining([...known]));
});

test('the package, packed and installed elsewhere, does what its README says', () => {
  const folder = foreignRepository();
  const installed = join(folder, 'node_modules', '@hulma', 'check');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(installed, 'dist', 'bin.js'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });

  const first = run();
  expect(first.stderr).toBe('Starlight in src/content/docs: English, translated to fr.\n');
  expect(first.stdout).toContain('expected <Card /> (src/content/docs/start.mdx:11:1), found <Box />.');
  expect(first.status).toBe(0);

  const bin = join(source, 'dist', 'bin.js');
  const elsewhere = spawnSync(process.execPath, [bin, '--cwd', folder, '--format', 'json']);
  expect(JSON.parse(String(elsewhere.stdout))[0]).toMatchObject({ path: 'src/content/docs/fr/start.mdx' });

  const commands = [...readme.matchAll(/^npx --no -- hulma-check ([^#\n]+)/gm)].map(([, args = '']) =>
    args.trim().split(/\s+/),
  );
  expect(commands.length).toBeGreaterThanOrEqual(5);
  for (const args of commands) expect([args, run(...args).status]).toEqual([args, 0]);
  expect(JSON.parse(readFileSync(join(folder, 'check.sarif'), 'utf8')).runs).toHaveLength(1);

  // Below the folder with the configuration, paths are relative to the working directory.
  const below = (...args: string[]) =>
    spawnSync(process.execPath, [bin, ...args], { cwd: join(folder, 'src'), encoding: 'utf8' }).stdout;
  expect(below('content/docs/fr')).toMatch(/^No new findings in 1 file\. 1 older finding /);
  expect(below('accept', 'content/docs/fr/start.mdx:11')).toBe('That is already in check.baseline.json.\n');

  const [configuration, program] = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  writeFileSync(join(folder, 'check.config.mjs'), configuration?.replace("'docs'", "'.'") ?? '');
  writeFileSync(join(folder, 'program.mjs'), program ?? '');
  const said = execFileSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(said).toContain('src/content/docs/fr/start.mdx 11 mdx-protected');

  rmSync(join(folder, 'check.baseline.json'));
  expect(run().status).toBe(1);

  const action = parse(readFileSync(join(installed, 'action.yml'), 'utf8'));
  expect(Object.keys(action.inputs)).toEqual(['cwd', 'base', 'comment', 'token']);
});
