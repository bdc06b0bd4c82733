import type { Page } from 'playwright';

/** Adds style rules as a reader's own sheet would be: the site's policy lets no `<style>` in, but scripts may. */
export function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
