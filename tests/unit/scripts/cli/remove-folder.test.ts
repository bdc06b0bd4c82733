import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from '../../../../scripts/cli/test/remove-folder.ts';

test('removes a folder to which a program still writes for a moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hulma-'));
  // Fails, and ends, once the folder is gone.
  const code = `const { writeFileSync } = require('node:fs');
    const write = (i) => writeFileSync(${JSON.stringify(folder)} + '/' + i, '');
    for (let i = 0; i < 1_000; i++) write(i);
    console.log('ready');
    const end = Date.now() + 500;
    for (let i = 1_000; Date.now() < end; i++) write(i);`;
  const writer = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(writer.stdout, 'data');
  removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});
