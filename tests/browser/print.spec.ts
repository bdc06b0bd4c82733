import { expect, test } from './fixtures.ts';

test('on paper, nothing lies over the first letters of a table, also at night', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await site.visit('/privacy-policy');
  const table = page.getByRole('table');
  await expect(table.locator('..')).toHaveCSS('background-image', 'none');
  await expect(table).toHaveCSS('color-scheme', 'light');
});
