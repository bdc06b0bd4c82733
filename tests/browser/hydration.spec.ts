import { localizedPath } from '../../schema/page-key.ts';
import { frontmatter, pages } from './content.ts';
import { expect, hydrated, siteOf, test } from './fixtures.ts';
import { holdBack, scriptsNamed } from './network.ts';

test.describe('React’s development build', () => {
  test.use({ build: 'development', expectedProblems: /404 \(Not Found\)/ });

  for (const key of pages) {
    test(`reports no hydration problem on ${key}`, async ({ page }) => {
      for (const language of ['ar', 'zh'] as const) {
        await page.goto(localizedPath(key, language));
        await hydrated(page);
      }
    });
  }
});

test.describe('on the first visit', () => {
  test.use({ stored: {} });

  test('hydration keeps the document, even if another tab stores a choice before a late script', async ({
    page,
    context,
    site,
  }) => {
    const scripts = await holdBack(page, scriptsNamed('about'));
    await page.goto('/about');
    await expect.poll(scripts.count).toBeGreaterThan(0);
    await page.evaluate(() =>
      Object.assign(window, { prerendered: [...document.querySelectorAll('#root *')] }),
    );
    const other = siteOf(await context.newPage(), 'en');
    await other.visit('/pricing');
    await other.button(other.words.consent.accept).click();
    await expect(other.banner).toBeHidden();
    await scripts.release();
    await hydrated(page);
    const lost = await page.evaluate(() =>
      (window as unknown as { prerendered: Element[] }).prerendered
        .filter((element) => !element.isConnected)
        .map(String),
    );
    expect(lost).toEqual([]);
    await expect(site.banner).toBeHidden();
  });
});

test('keeps form input entered before the scripts load', async ({ page, site }) => {
  const { quote } = frontmatter('pricing', 'en');
  const scripts = await holdBack(page, '**/*.js');
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByLabel(quote.notes).fill('Early');
  await page.getByRole('checkbox', { name: 'GLB' }).check();
  await scripts.release();
  await hydrated(page);
  const message = site.page.getByRole('link', { name: quote.action });
  await expect(message).toHaveAttribute('href', /GLB.*Early/);
  await expect(page.getByLabel(quote.notes)).toHaveValue('Early');
});

test('a document inlines the styles of its screen, and lists all its scripts', async ({ page }) => {
  const html = await (await page.request.get('/ar/process')).text();
  const late: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'stylesheet' || (/\.js$/.test(pathname) && !html.includes(pathname)))
      late.push(pathname);
  });
  await siteOf(page, 'ar').visit('/process');
  // Prefetching and the consent dialogs are not part of the first view.
  expect(late.filter((path) => !/\/(?:prefetch|apply|idle)-/.test(path))).toEqual([]);
});
