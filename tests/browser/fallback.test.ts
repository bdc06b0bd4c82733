import { expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';

const open = browserForTests();

async function visit(path: string) {
  const opened = await open(inject('sites').twoLanguages + path);
  await hydrated(opened.page);
  return opened;
}

test('the notice is in the language of the address and leads to a new file', async () => {
  const { page, close } = await visit('/ar');
  const notice = page.locator('.fallback-notice');
  expect(await notice.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ar');
  expect(await notice.textContent()).toContain('العربية');
  expect(await notice.locator('a').getAttribute('href')).toBe(
    'https://github.example/hulma/website/new/main?filename=content%2Far%2Findex.mdx',
  );
  await close();
});

test('only the text is marked as English; the words around it are those of the address', async () => {
  const { page, close } = await visit('/ar/pricing');
  const places = await page.evaluate(() =>
    ['h1', '.plans', '.main-menu', '.breadcrumb', '.breadcrumb [aria-current]', '.page-info', 'footer'].map(
      (selector) => {
        const element = document.querySelector(selector);
        return [
          selector,
          element?.closest('[lang]')?.getAttribute('lang'),
          element && getComputedStyle(element).direction,
        ];
      },
    ),
  );
  expect(places).toEqual([
    ['h1', 'en', 'ltr'],
    ['.plans', 'en', 'ltr'],
    ['.main-menu', 'ar', 'rtl'],
    ['.breadcrumb', 'ar', 'rtl'],
    ['.breadcrumb [aria-current]', 'en', 'ltr'],
    ['.page-info', 'ar', 'rtl'],
    ['footer', 'ar', 'rtl'],
  ]);
  await close();
});

test('the head promises no translation that is not there', async () => {
  const { page, close } = await visit('/fr/about');
  const links = await page.evaluate(() => ({
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    alternates: [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang')),
  }));
  expect(links).toEqual({ canonical: 'https://hulma.example/about', alternates: [] });
  await page.goto(`${inject('sites').twoLanguages}/nl/about`);
  const dutch = await page
    .locator('head link[hreflang]')
    .evaluateAll((elements) => elements.map((link) => link.getAttribute('hreflang')));
  expect(dutch).toEqual(['en', 'nl', 'x-default']);
  await close();
});

test('the language selector and the sitemap mark what is not translated', async () => {
  const { page, close } = await visit('/nl/sitemap');
  const marked = async (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (links) =>
          links.filter(
            (link) => link.querySelector('small') ?? link.parentElement?.querySelector(':scope > small'),
          ).length,
      );
  expect(await marked('#languages a')).toBe(4);
  expect(await marked('main section a')).toBe(0);
  await page.goto(`${inject('sites').twoLanguages}/zh/sitemap`);
  await hydrated(page);
  expect(await page.locator('main section li').count()).toBe(16);
  expect(await marked('main section a')).toBe(16);
  await close();
});
