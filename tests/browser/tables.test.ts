import { expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';

const open = browserForTests();

test('a table is a stop for the keyboard, with a name, only while it is wider than its place', async () => {
  const { page, close } = await open(`${inject('sites').site}/nl/privacy-policy`, {
    viewport: { width: 390, height: 800 },
  });
  await hydrated(page);
  const scroller = page.locator('.table-scroller');
  const heading = await page.locator('section:has(> .table-scroller) > h2').textContent();
  expect(heading).not.toBe('');
  await expect.poll(() => scroller.getAttribute('tabindex')).toBe('0');
  expect(await page.getByRole('group', { name: heading ?? '', exact: true }).count()).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => scroller.getAttribute('tabindex')).toBe(null);
  expect(await scroller.getAttribute('role')).toBe(null);
  await close();
});
