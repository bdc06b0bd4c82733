import type { Page } from '@playwright/test';
import { sourceLocale } from '../../schema/languages.ts';
import { words } from './content.ts';
import { consent, expect, hydrated, siteOf, test } from './fixtures.ts';

test.use({ expectedProblems: /404 \(Not Found\)|ERR_FAILED/ });

const { theme } = words('common', sourceLocale);
const switchOf = (page: Page) => page.getByRole('combobox', { name: theme.label });

/** Returns the background of the page, and the color of the browser's toolbar. */
const look = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const bar = bars.find(({ media }) => !media || matchMedia(media).matches)?.content;
    return { ground: getComputedStyle(document.body).backgroundColor, bar };
  });
const light = { ground: 'oklch(0.962 0.014 85)', bar: '#f7f2e8' };
const dark = { ground: 'oklch(0.2 0.01 70)', bar: '#191511' };

test('a chosen theme stays on every page until the system theme is chosen again', async ({ page, site }) => {
  await site.visit('/about');
  await expect(switchOf(page)).toHaveValue('system');
  await expect.poll(() => look(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => look(page)).toEqual(dark);
  await switchOf(page).selectOption(theme.light);
  await expect.poll(() => look(page)).toEqual(light);
  await site.follow('/pricing');
  await site.shows('pricing');
  await expect.poll(() => look(page)).toEqual(light);
  await siteOf(page, 'ar').visit('/pricing');
  await expect.poll(() => look(page)).toEqual(light);
  await page.goto('/en/no-such-screen');
  await hydrated(page);
  await expect(switchOf(page)).toHaveValue('light');
  await switchOf(page).selectOption(theme.system);
  await expect.poll(() => look(page)).toEqual(dark);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test.describe('with the dark theme stored', () => {
  test.use({ stored: { ...consent(false, false), theme: 'dark', selectedLanguage: 'nl' } });

  test('the page is dark from the first paint, before any script loads', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/nl/about');
    await page.waitForLoadState('domcontentloaded');
    await expect.poll(() => look(page)).toEqual(dark);
  });

  test('print and forced colors ignore the dark theme', async ({ page }) => {
    const site = siteOf(page, 'nl');
    await site.visit('/solutions');
    await expect(page.locator('picture img').first()).not.toHaveCSS('filter', 'none');
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('dark');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await scheme()).toBe('light dark');
    await expect(page.getByRole('combobox', { name: site.words.theme.label })).toBeHidden();
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await scheme()).toBe('light');
    await expect(page.locator('picture img').first()).toHaveCSS('filter', 'none');
  });
});

test('other tabs follow a theme change', async ({ page, site, context }) => {
  await site.visit('/about');
  const other = await context.newPage();
  await other.goto('/pricing');
  await hydrated(other);
  await switchOf(page).selectOption(theme.dark);
  await expect(switchOf(other)).toHaveValue('dark');
  await expect.poll(() => look(other)).toEqual(dark);
  await switchOf(page).selectOption(theme.system);
  await expect(switchOf(other)).toHaveValue('system');
  await expect.poll(() => look(other)).toEqual(light);
});
