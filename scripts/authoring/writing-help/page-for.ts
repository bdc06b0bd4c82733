import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A page for pictures in a context of its own: without motion, cookie banner and security policy. */
export async function pageFor(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, ...options });
  // The TypeScript loader wraps named functions in a helper that the browser does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => {
    localStorage.setItem('cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
  });
  return context.newPage();
}
