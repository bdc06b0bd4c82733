import type { Page, Route } from '@playwright/test';
import { expect, hydrated, Site, test } from './fixtures.ts';
import { countDocuments, isOneOf, ownScripts, pointAt } from './network.ts';

/** What a screen that cannot be loaded ends in: specification, section 8. */
test.use({
  expectedProblems:
    /Failed to load|MIME type|SyntaxError|not valid JSON|dynamically imported|could not be loaded|preload CSS/,
});

/** What only the careers screen needs. */
const careers = (page: Page) => ownScripts(page, '/careers', '/');

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

/** A page is usable when its links lead on. */
async function isUsable(site: Site): Promise<void> {
  await hydrated(site.page);
  await site.follow('/process');
  await site.shows('process');
  await expect(site.heading).toBeFocused();
}

test('the words are those of the specification', async ({ site }) => {
  expect(site.words.error).toEqual({
    heading: 'Something went wrong',
    text: 'Please refresh the page to continue.',
    refresh: 'Refresh Page',
    retry: 'Try Again',
  });
});

const answers: [string, { tag?: string[] }, (route: Route) => Promise<void>][] = [
  ['is blocked', { tag: ['@desktop', '@arabic'] }, (route) => route.abort('blockedbyclient')],
  ['is answered with 500', {}, (route) => route.fulfill({ status: 500, body: 'Sorry' })],
  [
    'is answered with HTML',
    {},
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
  ],
  ['cannot be parsed', {}, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {' })],
];
for (const [fault, details, answer] of answers) {
  test(`a screen whose script ${fault}: the fallback, which tries again`, details, async ({ page, site }) => {
    const isScript = isOneOf(await careers(page));
    await site.visit('/');
    const documents = countDocuments(page);
    await page.evaluate(() => {
      window.addEventListener('vite:preloadError', () => document.body.classList.add('preload-error'));
    });
    await page.route(isScript, answer);
    await site.follow('/careers');
    await showsFallback(site);
    await expect(page.locator('body.preload-error')).toBeAttached();
    expect(documents()).toBe(0);
    await page.unroute(isScript);
    await site.button(site.words.error.retry).click();
    await site.shows('careers');
    await expect(page).toHaveTitle(/^(?!.*wrong)/);
    await isUsable(site);
  });
}

test('a screen that fails again is loaded anew once, in no circle', async ({ page, site }) => {
  const isScript = isOneOf(await careers(page));
  await site.visit('/');
  await page.route(isScript, (route) => route.fulfill({ status: 500 }));
  await site.follow('/careers');
  await showsFallback(site);
  const documents = countDocuments(page);
  const anew = page.waitForEvent('domcontentloaded');
  await site.button(site.words.error.retry).click();
  await anew;
  await showsFallback(site);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await page.goBack();
  await site.shows('index');
  await isUsable(site);
});

test('a first visit whose script fails: the fallback, and the button that loads the page anew', async ({
  page,
  site,
}) => {
  const isScript = isOneOf(await careers(page));
  await page.route(isScript, (route) => route.abort());
  await page.goto('/careers');
  await showsFallback(site);
  await page.unroute(isScript);
  const documents = countDocuments(page);
  await site.button(site.words.error.refresh).click();
  await site.shows('careers');
  expect(documents()).toBe(1);
  await isUsable(site);
});

test('offline, a language that was not loaded has its words for the fallback', async ({ page, site }) => {
  await site.visit('/careers');
  await page.context().setOffline(true);
  await site.choose('ar');
  await showsFallback(new Site(page, 'ar'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('styles that could not be had are there when the screen is tried again', async ({ page, site }) => {
  const [path = ''] =
    (await page.request.get('/careers').then((answer) => answer.text())).match(
      /\/assets\/careers-[\w-]+\.css/,
    ) ?? [];
  const isStyle = (url: URL) => url.pathname === path;
  // Nothing is prefetched: it would fail first, and the page would be loaded whole.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await site.visit('/');
  await page.route(isStyle, (route) => route.fulfill({ status: 500 }));
  await site.follow('/careers');
  await showsFallback(site);
  await page.unroute(isStyle);
  await site.button(site.words.error.retry).click();
  await site.shows('careers');
  const rules = page
    .locator(`link[href$="${path}"]`)
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).sheet?.cssRules.length ?? 0));
  expect(Math.max(...(await rules))).toBeGreaterThan(0);
});

test('a slow screen: the old one stays, a line and a screen reader tell, then it comes', async ({
  page,
  site,
}) => {
  const isScript = isOneOf(await careers(page));
  const held: Route[] = [];
  await page.route(isScript, (route) => held.push(route));
  await site.visit('/');
  const line = () => page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 3 } });
  const before = await line();
  await site.follow('/careers');
  await expect(site.announcer).toHaveText(site.words.loading);
  await expect.poll(async () => before.equals(await line())).toBe(false);
  await site.shows('index');
  await Promise.all(held.map((route) => route.continue()));
  await site.shows('careers');
  await expect(site.announcer).toHaveText(await page.title());
});

test('a slow screen that the visitor leaves again disturbs nobody when it fails', async ({ page, site }) => {
  const isScript = isOneOf(await careers(page));
  const held: Route[] = [];
  await page.route(isScript, (route) => held.push(route));
  await site.visit('/');
  await site.follow('/careers');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await site.follow('/about');
  await site.shows('about');
  const failed = page.waitForEvent('requestfailed');
  await Promise.all(held.map((route) => route.abort()));
  await failed;
  await isUsable(site);
});

test('offline: the fallback, and the screen by itself once the line is back', async ({ page, site }) => {
  await site.visit('/');
  await page.context().setOffline(true);
  await site.follow('/careers');
  await showsFallback(site);
  await site.button(site.words.error.retry).click();
  await showsFallback(site);
  await page.context().setOffline(false);
  await site.shows('careers');
  await isUsable(site);
});

test('a screen that could not be fetched ahead is fetched when it is asked for', async ({ page, site }) => {
  const isScript = isOneOf(await careers(page));
  await site.visit('/');
  await page.route(isScript, (route) => route.abort());
  let failures = 0;
  page.on('requestfailed', () => failures++);
  await pointAt(site.footer.locator('a[href="/careers"]'), () => failures > 0);
  await site.shows('index');
  await page.unroute(isScript);
  await site.follow('/careers');
  await site.shows('careers');
});

test('what a visitor typed survives that the page is loaded anew to try again', async ({ page, site }) => {
  const isScript = isOneOf(await careers(page));
  await site.visit('/contact');
  const notes = page.getByRole('main').getByRole('textbox').last();
  await notes.fill('A lamp, too');
  await page.route(isScript, (route) => route.fulfill({ status: 500 }));
  await site.follow('/careers');
  await showsFallback(site);
  const anew = page.waitForEvent('domcontentloaded');
  await site.button(site.words.error.retry).click();
  await anew;
  await showsFallback(site);
  await page.unroute(isScript);
  await site.button(site.words.error.refresh).click();
  await site.shows('careers');
  await hydrated(page);
  await site.follow('/contact');
  await expect(notes).toHaveValue('A lamp, too');
});
