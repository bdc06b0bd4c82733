import type { Page } from 'playwright';

const script = /([\w-]+-[\w-]{8})\.js/g;
const renamed = (text: string): string => text.replace(script, '$1.next.js');

/**
 * From now on a page is answered as after a new deployment: documents and scripts name scripts by new names, and
 * those with the old names are gone.
 *
 * @param missing scripts that are gone even by their new names
 */
export async function deployAnew(page: Page, missing?: RegExp): Promise<void> {
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const isScript = url.endsWith('.js');
    if (isScript && (!url.endsWith('.next.js') || missing?.test(url)))
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
    if (!isScript && route.request().resourceType() !== 'document' && url.includes('/assets/'))
      return route.continue();
    try {
      const response = await route.fetch({ url: url.replace('.next.js', '.js') });
      await route.fulfill({ response, body: renamed(await response.text()) });
    } catch (error) {
      // The page may have been closed meanwhile, or be closing, while it was fetching other screens ahead.
      if (!page.isClosed() && !String(error).includes('has been disposed')) throw error;
    }
  });
}
