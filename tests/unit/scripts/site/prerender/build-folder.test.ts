import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../content/fixture.ts';

const scripts = new URL('../../../../../scripts', import.meta.url);

test.skipIf(process.platform === 'win32')('a build ended by a signal leaves no temporary files', async () => {
  const parent = temporaryFolder();
  const code = `
    const { buildFolder, createFolder } = await import('${scripts}/site/prerender/build-folder.ts');
    createFolder(buildFolder(${JSON.stringify(join(parent, 'dist'))}));
    setInterval(() => {}, 1000);
    console.log('begun');`;
  const build = spawn(process.execPath, [
    ...['--import', `${scripts}/setup/typescript.mjs`],
    ...['--input-type=module', '-e', code],
  ]);
  await once(build.stdout, 'data');
  expect(readdirSync(parent)).toEqual([`.dist-build-${build.pid}`]);
  build.kill('SIGTERM');
  expect(await once(build, 'exit')).toEqual([143, null]);
  expect(readdirSync(parent)).toEqual([]);
});
