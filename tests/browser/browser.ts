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

/**
 * Like browserForTests(), for tests that leave nothing behind but what the site stores: those that ask for the same
 * options share a page, one after the other, because a new context costs a third of a visit, and that its caches are
 * empty another. Storage is emptied and the colors are reset before each visit; `close()` has nothing to do.
 *
 * @param prepare sets up each page before its first visit
 */
export function sharedPagesForTests(
  prepare?: (page: Page) => Promise<unknown>,
): (address: string, options?: BrowserContextOptions) => Promise<Visit & { status: number | undefined }> {
  const open = browserForTests();
  const visits = new Map<string, Visit>();
  return async (address, options = {}) => {
    const name = JSON.stringify(options);
    let visit = visits.get(name);
    if (visit) {
      const { page, problems } = visit;
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none' });
      if (options.viewport) await page.setViewportSize(options.viewport);
      // What still arrives from the document before is no problem of this one.
      page.once('framenavigated', () => problems.splice(0));
    } else {
      visit = { ...(await open(undefined, options)), close: async () => undefined };
      visits.set(name, visit);
      await prepare?.(visit.page);
    }
    const response = await visit.page.goto(address, { waitUntil: 'load' });
    return { ...visit, status: response?.status() };
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
