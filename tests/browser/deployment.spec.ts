import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { countDocuments } from './network.ts';

test.use({ expectedProblems: /404|MIME type|dynamically imported/ });

const renamed = (text: string): string => text.replace(/([\w-]+-[\w-]{7})\.js/g, '$1.next.js');

// Ignores responses still pending when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/**
 * Responds as after a new deployment: documents and scripts refer to scripts by new names, and the old names are gone.
 *
 * @param missing scripts that are also missing under their new names
 */
async function redeploy(page: Page, missing?: RegExp): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isScript = request.url().endsWith('.js');
    if (isScript && (!request.url().endsWith('.next.js') || missing?.test(request.url())))
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
    if (/\.(?!js)\w+$/.test(request.url())) return route.continue();
    const response = await route.fetch({ url: request.url().replace('.next.js', '.js') });
    const text = await response.text().catch(() => undefined);
    // The page that made the request may be closed.
    return text === undefined ? route.abort() : route.fulfill({ response, body: renamed(text) });
  });
}

test('a link loads its page once, as a full document', { tag: '@arabic' }, async ({ page, site }) => {
  await site.visit('/');
  await redeploy(page);
  const documents = countDocuments(page);
  const request = page.waitForRequest(/\.next\.js$/);
  await site.follow('/careers');
  await request;
  await site.shows('careers');
  await expect(page).toHaveURL(site.at('/careers'));
  expect(documents()).toBe(1);
  await hydrated(page);
  await site.follow('/process');
  await site.shows('process');
  expect(documents()).toBe(1);
});

test('a form keeps its values and its prepared message', async ({ page, site }) => {
  await site.visit('/contact');
  const notes = page.getByRole('main').getByRole('textbox').last();
  await notes.fill('A lamp, too');
  await redeploy(page);
  const request = page.waitForRequest(/\.next\.js$/);
  await site.footer.locator('a[hreflang=nl]').click();
  await request;
  await site.shows('contact', 'nl');
  await hydrated(page);
  await expect(notes).toHaveValue('A lamp, too');
  const message = page.getByRole('main').locator('a[href^="mailto:"][href*="body="]');
  await expect(message).toHaveAttribute('href', /A%20lamp%2C%20too/);
});

test('shows the fallback once if the new script is missing too', async ({ page, site }) => {
  await site.visit('/');
  await redeploy(page, /careers-/);
  const documents = countDocuments(page);
  await site.follow('/careers');
  await expect.poll(documents).toBe(1);
  await expect(site.heading).toHaveText(site.words.error.heading);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
});
