import { locales } from '../../schema/languages.ts';
import { localizedPath } from '../../schema/page-key.ts';
import { boxOf, expect, scrolled, siteOf, test } from './fixtures.ts';

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu closes with Escape, after navigation, and on a link to the current screen', async ({
    page,
    site,
  }) => {
    const open = site.button(site.words.navigation.menu);
    const close = site.button(site.words.navigation.close);
    const menu = page.getByRole('navigation', { name: site.words.navigation.label });
    await site.visit('/process#timeline');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await open.click();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await open.click();
    await menu.locator('a[href="/process"]').click();
    await expect(close).toBeHidden();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveURL('/process');
    await open.click();
    await menu.locator('a[href="/pricing"]').click();
    await site.shows('pricing');
    await expect(close).toBeHidden();
  });

  test('focus never moves behind the open menu', async ({ page, site }) => {
    await site.visit('/');
    await site.button(site.words.navigation.menu).click();
    const menu = page.getByRole('navigation', { name: site.words.navigation.label });
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('[popover]') !== null);
    await expect(menu).toBeVisible({ visible: isInside });
  });

  for (const language of ['en', 'ar'] as const) {
    test(`the round buttons cover neither the end of the page nor each other in ${language}`, async ({
      page,
    }) => {
      const site = siteOf(page, language);
      await site.visit('/process');
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const top = page.getByRole('link', { name: site.words.top });
      await expect(top).toHaveCSS('opacity', '1');
      const chat = page.getByRole('link', { name: site.words.whatsapp });
      const [one, other] = [await boxOf(chat), await boxOf(top)];
      expect(Math.min(one.width, one.height, other.width, other.height)).toBeGreaterThanOrEqual(44);
      expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(one.width);
      expect(one.x > other.x).toBe(language === 'en');
      // The last line of the page is above the buttons.
      const end = await site.footer
        .locator('p, li a, li button')
        .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().bottom)));
      expect(end).toBeLessThanOrEqual(one.y);
    });
  }

  test('pricing fits with text at twice the size in every language', async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const language of locales) {
      await page.goto(localizedPath('pricing', language));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(390);
    }
  });

  test('a table is a named tab stop only while it scrolls, and prints in full', async ({ page, site }) => {
    await site.visit('/privacy-policy');
    const table = page.getByRole('group').filter({ has: page.getByRole('table') });
    await expect(table).toHaveAttribute('tabindex', '0');
    await expect(table).toHaveAccessibleName(/\w/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(table).toHaveCount(0);
    // In print, nothing covers the start of the table, even in the dark theme.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('table').locator('..')).toHaveCSS('background-image', 'none');
    await expect(page.getByRole('table')).toHaveCSS('color-scheme', 'light');
  });
});
