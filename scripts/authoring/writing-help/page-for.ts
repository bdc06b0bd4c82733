import type { Browser, Page, ViewportSize } from 'playwright';

/** A page for pictures: in the light theme, without motion and without the cookie banner. */
export async function pageFor(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  // The TypeScript loader wraps named functions in a helper that the browser does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => {
    localStorage.setItem('cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
  });
  return context.newPage();
}
