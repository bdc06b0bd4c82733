import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import { type Locale, nativeNameOf, sourceLocale } from '../../schema/languages.ts';
import { addPrefix } from '../../schema/page-key.ts';
import { named, words } from './content.ts';

/** Options for tests and projects. */
export interface Options {
  /** The site to visit, one of those in playwright.config.ts. */
  build: 'site' | 'development' | 'fallback';
  /** The language in which `visit()` opens screens. */
  language: Locale;
  /** Storage entries left by an earlier visit. */
  stored: { [key: string]: string };
  /** Errors and warnings that a test causes on purpose. */
  expectedProblems: RegExp;
}

interface Fixtures {
  site: Site;
  /** Fails a test if its pages report an error or warning. */
  problems: string[];
}

/** The measurement id of the development build; the published site has none. */
export const analyticsId = 'G-TEST123';

/** Returns the storage entries of a consent choice. */
export function consent(analytics: boolean, marketing: boolean, date: number | string = Date.now()) {
  return {
    'cookie-preferences': JSON.stringify({ essential: true, analytics, marketing }),
    'cookie-consent-date': new Date(date).toISOString(),
  };
}

/**
 * Playwright's `test`, for a visitor who has already chosen cookies. A test fails if its pages report an error or a
 * warning, such as a hydration mismatch, or violate the content security policy.
 */
export const test = base.extend<Options & Fixtures>({
  build: ['site', { option: true }],
  language: [sourceLocale, { option: true }],
  stored: [consent(false, false), { option: true }],
  expectedProblems: [/(?!)/, { option: true }],

  // Sites other than the published one are built on first use; the build does not count as test time.
  baseURL: [
    async ({ build }, use) => {
      const address = process.env[`${build.toUpperCase()}_URL`] ?? '';
      if (build !== 'site') await fetch(address);
      await use(address);
    },
    { scope: 'test', timeout: 180_000 },
  ],

  problems: [
    async ({ context, stored, expectedProblems }, use) => {
      await context.addInitScript(store, stored);
      const problems: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`against the policy: ${effectiveDirective} ${blockedURI}`);
        });
      });
      await use(problems);
      const unexpected = problems.filter((problem) => !expectedProblems.test(problem));
      expect(unexpected, 'errors and warnings of the page').toEqual([]);
    },
    { auto: true },
  ],

  site: async ({ page, language }, use) => use(siteOf(page, language)),
});

export { expect };

/** Sets storage entries once per tab, before its first script; Playwright's `storageState` would need an extra page. */
function store(entries: Options['stored']): void {
  try {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  } catch {
    // about:blank has no storage.
  }
}

/** Describes the site in a language as visitors see it: by names and places rather than markup. */
export function siteOf(page: Page, language: Locale) {
  const common = words('common', language);
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  /** The URL of a screen in the language. */
  const at = (path: string): string => addPrefix(path, language);
  return {
    page,
    language,
    /** The interface words. */
    words: common,
    header,
    footer,
    heading,
    /** The text announced to screen readers. */
    announcer: page.locator('[aria-live=polite]').first(),
    banner: page.getByRole('region', { name: common.consent.title, exact: true }),
    settings: page.getByRole('dialog', { name: common.consent.settings, exact: true }),
    /** The current toast, not one that is closing. */
    toast: page.locator('[data-sonner-toast]:not([data-removed=true])'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    at,

    /** Opens a screen and waits until it is interactive. */
    async visit(path: string): Promise<Response | null> {
      const response = await page.goto(at(path));
      await hydrated(page);
      return response;
    },

    /** Follows a link in the footer. */
    follow: (path: string) => footer.locator(`a[href="${at(path)}"]`).click(),

    /** Waits for the screen of a page. */
    shows: (key: string, locale = language) => expect(heading).toHaveText(named(key, locale).heading),

    /** Opens the language selector and chooses a language. */
    async choose(locale: Locale, options?: Parameters<Locator['click']>[0]): Promise<void> {
      await header.getByRole('button', { name: nativeNameOf(language) }).click();
      await header.getByRole('link', { name: nativeNameOf(locale) }).click(options);
    },
  };
}

export type Site = ReturnType<typeof siteOf>;

/** Waits for hydration and its effects, which run after the next frame. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The footer is hydrated last.
    const elements = [
      document.querySelector('#root h1'),
      [...document.querySelectorAll('#root footer *')].at(-1),
    ];
    return elements.every(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__react')),
    );
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Returns the vertical scroll position. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Returns the bounding box of a visible element. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return box;
}

/** Whether two boxes do not overlap. */
export const areApart = (one: Box, other: Box): boolean =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height;
