import type { Locator } from '@playwright/test';
import { frontmatter } from './content.ts';
import { expect, hydrated, type Site, siteOf, test } from './fixtures.ts';
import { countDocuments, holdBack, pointAt, scriptsNamed } from './network.ts';

/** What happens when a screen fails to load (specification, section 8). */
test.use({
  expectedProblems:
    /Failed to load|MIME type|SyntaxError|not valid JSON|dynamically imported|could not be loaded|preload CSS|GPU stall|WebGL/,
});

const careers = scriptsNamed('careers');

async function showsFallback(site: Site): Promise<void> {
  const { page, words } = site;
  await expect(site.heading).toHaveText(words.error.heading);
  await expect(site.heading).toBeFocused();
  await expect(page.getByText(words.error.text)).toBeVisible();
  await expect(site.button(words.error.refresh)).toBeVisible();
  await expect(page).toHaveTitle(`${words.error.heading} | Hulma`);
  await expect(page).toHaveURL(site.at('/careers'));
  await expect(page.locator('html')).toHaveAttribute('lang', site.language);
}

/** Expects the page to be usable: its links work. */
async function isUsable(site: Site): Promise<void> {
  await hydrated(site.page);
  await site.follow('/process');
  await site.shows('process');
  await expect(site.heading).toBeFocused();
}

test('the fallback has the wording of the specification', async ({ site }) => {
  expect(site.words.error).toEqual({
    heading: 'Something went wrong',
    text: 'Please refresh the page to continue.',
    refresh: 'Refresh Page',
    retry: 'Try Again',
  });
});

test('shows the fallback when a screen cannot be loaded, with a button that retries', {
  tag: '@arabic',
}, async ({ page, site }) => {
  await site.visit('/');
  const documents = countDocuments(page);
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', () => document.body.classList.add('preload-error'));
  });
  await page.route(careers, (route) => route.abort());
  await site.follow('/careers');
  await showsFallback(site);
  await expect(page.locator('body.preload-error')).toBeAttached();
  expect(documents()).toBe(0);
  await page.unroute(careers);
  await site.button(site.words.error.retry).click();
  await site.shows('careers');
  await expect(page).toHaveTitle(/^(?!.*wrong)/);
  await isUsable(site);
});

test('reloads once when a screen fails again', async ({ page, site }) => {
  await site.visit('/');
  await page.route(careers, (route) => route.fulfill({ status: 500 }));
  await site.follow('/careers');
  await showsFallback(site);
  const documents = countDocuments(page);
  const reload = page.waitForEvent('domcontentloaded');
  await site.button(site.words.error.retry).click();
  await reload;
  await showsFallback(site);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await page.goBack();
  await site.shows('index');
  await isUsable(site);
});

test('shows the fallback with a reload button when the script of the first page fails', async ({
  page,
  site,
}) => {
  await page.route(careers, (route) => route.abort());
  await page.goto('/careers');
  await showsFallback(site);
  await page.unroute(careers);
  const documents = countDocuments(page);
  await site.button(site.words.error.refresh).click();
  await site.shows('careers');
  expect(documents()).toBe(1);
  await isUsable(site);
});

test('reloads failed styles when the screen is retried', async ({ page, site }) => {
  const styles = '**/assets/careers-*.css';
  // Disables prefetching, which would fail first and cause a page load.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await site.visit('/');
  await page.route(styles, (route) => route.fulfill({ status: 500 }));
  await site.follow('/careers');
  await showsFallback(site);
  await page.unroute(styles);
  await site.button(site.words.error.retry).click();
  await site.shows('careers');
  const rules = await page
    .locator('link[href*="/careers-"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).sheet?.cssRules.length ?? 0));
  expect(Math.max(...rules)).toBeGreaterThan(0);
});

test('keeps the old screen while a new one loads, with a progress line and an announcement', async ({
  page,
  site,
}) => {
  const script = await holdBack(page, careers);
  await site.visit('/');
  const line = () => page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 3 } });
  const before = await line();
  await site.follow('/careers');
  await expect(site.announcer).toHaveText(site.words.loading);
  await expect.poll(async () => before.equals(await line())).toBe(false);
  await site.shows('index');
  await script.release();
  await site.shows('careers');
  await expect(site.announcer).toHaveText(await page.title());
});

test('ignores the failure of a screen that the visitor has left', async ({ page, site }) => {
  const script = await holdBack(page, careers);
  await site.visit('/');
  await site.follow('/careers');
  await expect.poll(script.count).toBeGreaterThan(0);
  await site.follow('/about');
  await site.shows('about');
  const failed = page.waitForEvent('requestfailed');
  await script.release((route) => route.abort());
  await failed;
  await isUsable(site);
});

test('offline, shows the fallback in the chosen language, then the screen once the connection is back', async ({
  page,
  site,
}) => {
  const arabic = siteOf(page, 'ar');
  await site.visit('/careers');
  await page.context().setOffline(true);
  await site.choose('ar');
  await showsFallback(arabic);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await arabic.button(arabic.words.error.retry).click();
  await showsFallback(arabic);
  await page.context().setOffline(false);
  await arabic.shows('careers');
  await isUsable(arabic);
});

test('loads a screen on click after its prefetch failed', async ({ page, site }) => {
  await site.visit('/');
  await page.route(careers, (route) => route.abort());
  let failures = 0;
  page.on('requestfailed', () => failures++);
  await pointAt(site.footer.locator('a[href="/careers"]'), () => failures > 0);
  await site.shows('index');
  await page.unroute(careers);
  await site.follow('/careers');
  await site.shows('careers');
});

/** Parts of a page that are loaded on demand: their script, and the button that opens each. */
const { start, view } = frontmatter('solutions', 'en').configurator;
const parts: { [script: string]: (site: Site) => { opener: Locator; part: Locator } } = {
  live: (site) => ({ opener: site.button(start), part: site.page.getByRole('img', { name: view }) }),
  ConsentSettings: (site) => ({
    opener: site.footer.getByRole('button', { name: site.words.consent.settings }),
    part: site.settings,
  }),
};
for (const [script, partOf] of Object.entries(parts)) {
  test(`announces that the script “${script}” failed to load, and loads it on the next press`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.route(scriptsNamed(script), (route) => route.abort());
    await site.visit('/solutions');
    const { opener, part } = partOf(site);
    await opener.click();
    await expect(site.announcer).toHaveText(site.words.error.heading);
    await page.unrouteAll();
    // Browsers that cache the failed import reload the page first.
    await expect(async () => {
      await opener.click();
      await expect(part).toBeVisible({ timeout: 5000 });
    }).toPass();
  });
}
