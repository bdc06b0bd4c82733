import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchOptions } from '../../scripts/setup/browser.ts';
import { recordViolations } from './violations.ts';

/** A page of the browser, and everything that went wrong on it. */
export interface Visit {
  page: Page;
  /** Errors and warnings of the console, uncaught errors, failed requests, answers of 400 and above. */
  problems: string[];
  /** What went against the content security policy; a test that means it to empties this list. */
  violations: string[];
  close(): Promise<void>;
}

/**
 * Starts one browser for the tests of a file and ends it with them. No page may have gone against the policy of the
 * headers it was served with.
 * @returns a function that opens a page in a context of its own, at an address when one is given
 */
export function browserForTests(): (address?: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  const recorded: string[][] = [];
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    expect(recorded.flat()).toEqual([]);
  });
  return async (address, options) => {
    const context = await browser.newContext(options);
    const violations = await recordViolations(context);
    recorded.push(violations);
    const page = await context.newPage();
    const problems = recordProblems(page);
    if (address) await page.goto(address, { waitUntil: 'load' });
    return { page, problems, violations, close: () => context.close() };
  };
}

function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What a move to another document breaks off, nobody misses.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed (${reason}): ${request.url()}`);
  });
  page.on('response', (response) => {
    // The document itself is the test's business: a not-found screen is served with status 404.
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isDocument) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/**
 * Waits until React has taken over the screen, not only what is around it, and has run its effects, which it
 * does after the next frame.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const screen = document.querySelector('#root main');
    return screen !== null && Object.keys(screen).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
