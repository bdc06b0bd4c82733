import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { root } from '../../scripts/content/root.ts';
import { freePort } from '../../scripts/site/serve/free-port.ts';
import { browserForTests, hydrated } from './browser.ts';

const open = browserForTests();
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGINT');
});

/** Runs a command of the project until it prints an address or ends; returns the address and all it printed. */
async function run(command: string, port: number): Promise<{ address: string | undefined; output: string }> {
  const child = spawn(process.execPath, ['scripts/cli/run.mjs', command], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: undefined,
      VITEST: undefined,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
  });
  started.push(child);
  let output = '';
  return new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address && output.includes('Ctrl+C')) resolve({ address, output });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => resolve({ address: undefined, output }));
  });
}

test('npm start builds, serves and prints the address', async () => {
  const { address } = await run('start', await freePort());
  const { page, problems, close } = await open(`${address}/nl/pricing`);
  await hydrated(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  expect(problems).toEqual([]);
  await close();
}, 120_000);

test('npm start says when the port is taken', async () => {
  const port = await freePort();
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(port, () => resolve()));
  const { address, output } = await run('start', port);
  await new Promise((resolve) => occupant.close(resolve));
  expect(address).toBeUndefined();
  expect(output).toContain(`Port ${port} is already in use`);
});

test('npm run dev shows the screens', async () => {
  const { address } = await run('dev', await freePort());
  const { page, problems, close } = await open(`${address}/ar/process`);
  await page.waitForSelector('main[data-screen=process]');
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar',
    'rtl',
  ]);
  expect(await page.title()).toContain('| Hulma');
  expect(problems).toEqual([]);
  // Addresses are answered as the built site answers them; the choice was stored by the prefix.
  await page.goto(`${address}/about?from=test#team`);
  await page.waitForSelector('main[data-screen=about]');
  expect(page.url()).toBe(`${address}/ar/about?from=test#team`);
  const nowhere = await page.goto(`${address}/nl/nowhere`);
  expect(nowhere?.status()).toBe(404);
  await page.waitForSelector('main[data-screen="404"]');
  await close();
}, 120_000);
