import { localizedPath } from '../../schema/page-key.ts';
import { searchPath } from '../../src/features/search/sections.ts';
import { isAccessible } from './axe.ts';
import { frontmatter } from './content.ts';
import { boxOf, expect, type Site, test } from './fixtures.ts';
import { countDocuments } from './network.ts';

const searchOf = ({ page, words }: Site) => {
  const dialog = page.getByRole('dialog', { name: words.search.label, exact: true });
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    selected: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
    open: () => page.getByRole('button', { name: words.search.label, exact: true }).click(),
  };
};

test('opens, finds and goes to a section by keyboard, without a page load', async ({ page, site }) => {
  await site.visit('/about');
  const documents = countDocuments(page);
  const { dialog, field, options, selected, status } = searchOf(site);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('wall thicknes');
  await expect(selected).toHaveAttribute('href', '/services/print-ready-modeling#rules');
  await expect(status).toHaveText(/Results: \d+/);
  await expect(selected.locator('mark').first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/print-ready-modeling#rules');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#rules')).toBeFocused();
  await expect(page.locator('#rules')).toBeInViewport();
  expect(documents()).toBe(0);
});

test('only the field and the close button are tab stops', async ({ page, site }) => {
  await site.visit('/');
  const { dialog, field, options } = searchOf(site);
  await page.keyboard.press('/');
  await field.fill('price');
  await expect(options.nth(5)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: site.words.search.close })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator('div:focus')).toHaveCount(0);
});

test('a result on the same screen moves focus there, and a direct link expands a question, too', async ({
  page,
  site,
}) => {
  const question = page.locator('#question-rights');
  const answer = page.getByText(frontmatter('process', 'en').questions.rights?.answer ?? '');
  await site.visit('/process');
  const { dialog, field, selected } = searchOf(site);
  await page.keyboard.press('/');
  await field.fill('who owns the models');
  await selected.click();
  await expect(dialog).toBeHidden();
  await expect(question.locator(':focus').or(question.and(page.locator(':focus')))).toBeInViewport();
  await expect(answer).toBeVisible();
  await page.goto('/process#question-rights');
  await page.reload();
  await expect(answer).toBeVisible();
});

test('Escape restores focus; a slash typed in a field stays a slash', async ({ page, site }) => {
  await site.visit('/pricing');
  const { dialog, open } = searchOf(site);
  await open();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: site.words.search.label, exact: true })).toBeFocused();
  const notes = page.getByRole('textbox', { name: frontmatter('pricing', 'en').quote.notes });
  await notes.pressSequentially('GLB/USDZ');
  await expect(notes).toHaveValue('GLB/USDZ');
  await expect(dialog).toBeHidden();
});

test('without results, says so, links to the sitemap and stores nothing', async ({ page, site }) => {
  await site.visit('/');
  const { dialog, field, options, status, open } = searchOf(site);
  await open();
  await field.fill('xqzv');
  await expect(status).toContainText('xqzv');
  await expect(options).toHaveCount(0);
  await dialog.getByRole('link', { name: frontmatter('sitemap', 'en').label }).click();
  await site.shows('sitemap');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, location.href]))).not.toContain(
    'xqzv',
  );
});

test.describe('when the index', () => {
  test.use({ expectedProblems: /Failed to load resource/ });
  for (const [name, answer] of [
    ['does not load', { status: 500 }],
    ['is broken', { body: '{"pages":[{}]}' }],
  ] as const) {
    test(`${name}, says so and retries when reopened`, async ({ page, site }) => {
      await page.route(`**${searchPath('en')}`, (route) => route.fulfill(answer));
      await site.visit('/');
      const { dialog, field, options, status, open } = searchOf(site);
      await open();
      await expect(status).toHaveText(site.words.search.failed);
      await expect(dialog.getByRole('link', { name: frontmatter('sitemap', 'en').label })).toBeVisible();
      await page.unrouteAll();
      await page.keyboard.press('Escape');
      await open();
      await field.fill('price');
      await expect(options.first()).toBeVisible();
    });
  }
});

test.describe('with a stored language', () => {
  test.use({ stored: { selectedLanguage: 'nl' } });
  test('?q= opens the search with its query, even after the redirect', async ({ page }) => {
    await page.goto('/?q=wanddikte');
    await expect(page).toHaveURL('/nl?q=wanddikte');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('wanddikte');
    await expect(page.getByRole('option').first()).toHaveAttribute(
      'href',
      localizedPath('services/print-ready-modeling#rules', 'nl'),
    );
  });
});

test('has no axe violations and fills the screen of a phone', { tag: '@phone' }, async ({ page, site }) => {
  await site.visit('/');
  const { dialog, field, options, open } = searchOf(site);
  await open();
  await field.fill('AR');
  await expect(options.first()).toBeVisible();
  await isAccessible(page);
  expect(await boxOf(dialog)).toEqual({ x: 0, y: 0, ...page.viewportSize() });
});

test.describe('on pages that fall back to English', () => {
  test.use({ build: 'fallback', language: 'ar' });
  test('finds English text and marks it as untranslated', async ({ site }) => {
    await site.visit('/');
    const { dialog, field, selected, open } = searchOf(site);
    await open();
    await field.fill('wall thickness');
    await expect(selected).toBeVisible();
    await expect(dialog).toContainText(site.words.language.untranslated);
  });
});

test.describe('without JavaScript', { tag: '@no-javascript' }, () => {
  test('shows a link to the sitemap instead', async ({ page, site }) => {
    await page.goto('/about');
    await site.header.getByRole('link', { name: site.words.search.label }).click();
    await site.shows('sitemap');
  });
});
