import { expect, test } from './fixtures.ts';

test('in print, nothing covers the start of a table, also in the dark theme', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await site.visit('/privacy-policy');
  const table = page.getByRole('table');
  await expect(table.locator('..')).toHaveCSS('background-image', 'none');
  await expect(table).toHaveCSS('color-scheme', 'light');
});
