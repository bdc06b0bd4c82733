import { languages, locales } from '../../schema/languages.ts';
import { site as config, frontmatter, screens } from './content.ts';
import { expect, siteOf, test } from './fixtures.ts';

/** A site with pages in English and Dutch only; every language has its interface words. */
test.use({ build: 'fallback' });
const untranslated = locales.filter((code) => code !== 'en' && code !== 'nl');

test('a notice in the language of the URL links to a new file to translate', async ({ page }) => {
  const site = siteOf(page, 'ar');
  await site.visit('/');
  const name = languages.find(({ code }) => code === 'ar')?.nativeName ?? '';
  const notice = page.getByRole('main').getByText(site.words.fallback.notice.split('{{')[0] ?? '');
  await expect(notice).toContainText(name);
  await expect(page.getByRole('link', { name: site.words.fallback.action })).toHaveAttribute(
    'href',
    `${config.repositoryUrl}/new/main?filename=content%2Far%2Findex.mdx`,
  );
  expect(await notice.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ar');
});

test('only the page text is marked as English; the interface is in the language of the URL', async ({
  page,
}) => {
  const site = siteOf(page, 'ar');
  await site.visit('/pricing');
  const { label, plans } = frontmatter('pricing', 'en');
  const breadcrumb = page.getByRole('navigation', { name: site.words.breadcrumb });
  for (const [place, lang] of [
    [site.heading, 'en'],
    [page.getByRole('heading', { name: plans.hourly.title }), 'en'],
    [breadcrumb.getByText(label), 'en'],
    [breadcrumb, 'ar'],
    [page.getByRole('navigation', { name: site.words.navigation.label }), 'ar'],
    [page.getByRole('link', { name: site.words.page.edit }), 'ar'],
    [site.footer, 'ar'],
  ] as const) {
    const found = await place.evaluate((element) => [
      element.closest('[lang]')?.getAttribute('lang'),
      getComputedStyle(element).direction,
    ]);
    expect(found, String(place)).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr']);
  }
});

test('the language selector and the sitemap mark untranslated pages', async ({ page, site }) => {
  await site.visit('/sitemap');
  await site.header.getByRole('button').last().click();
  const selector = page.getByRole('navigation', { name: site.words.language.label });
  await expect(selector.getByText(site.words.language.untranslated)).toHaveCount(untranslated.length);
  const pages = page.getByRole('main').locator('section').getByRole('listitem');
  await expect(pages).toHaveCount(screens.length);
  await expect(pages.getByText(site.words.language.untranslated)).toHaveCount(0);
  const chinese = siteOf(page, 'zh');
  await chinese.visit('/sitemap');
  const marks = pages.getByText(chinese.words.language.untranslated);
  await expect(marks).toHaveCount(screens.length);
  // The mark needs its own `lang`, since the text around it is English.
  await expect(marks.first()).toHaveAttribute('lang', 'zh');
});

test('an English image comparison stays left-to-right on an Arabic page', async ({ page }) => {
  const site = siteOf(page, 'ar');
  await site.visit('/');
  const handle = page.getByRole('slider').first();
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveValue('34');
});
