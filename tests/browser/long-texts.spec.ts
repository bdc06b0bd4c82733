import { servicePages } from '../../schema/navigation.ts';
import { boxOf, expect, test } from './fixtures.ts';

test('the table of contents marks the current section', async ({ page, site }) => {
  await site.visit('/terms-of-service');
  const contents = page.getByRole('navigation', { name: site.words.contents });
  const marked = contents.locator('[aria-current=location]');
  await expect(marked).toHaveCount(0);
  const third = contents.getByRole('link').nth(2);
  await third.click();
  await expect(marked).toHaveText((await third.textContent()) ?? '');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
});

test('a service links to its neighbors, and its table of contents covers nothing', async ({ page, site }) => {
  await site.visit('/services/rendering');
  const heading = page.locator('.board h2');
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const isSeen = (element: Element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 10, top + 40));
  };
  expect(await heading.evaluate(isSeen)).toBe(true);
  const contents = await boxOf(page.getByRole('navigation', { name: site.words.contents }));
  const neighbors = page.getByRole('navigation', { name: site.words.neighbors.label });
  const [previous, , next] = servicePages;
  for (const [place, key] of [previous, next].entries())
    await expect(neighbors.getByRole('link').nth(place)).toHaveAttribute('href', `/${key}`);
  expect((await boxOf(neighbors)).x).toBeGreaterThanOrEqual(contents.x + contents.width);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the link to a heading by keyboard, and announces it', async ({ page, site, baseURL }) => {
    await site.visit('/privacy-policy');
    const heading = page.locator('#storage');
    const link = page.getByRole('link', { name: site.words.section.copy }).nth(2);
    await expect(link).toHaveAccessibleDescription((await heading.textContent()) ?? '');
    await link.press('Enter');
    const address = site.at('/privacy-policy#storage');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);
    await expect(site.announcer).toHaveText(site.words.section.copied);
    await expect(page).toHaveURL(address);
    await expect(heading).toHaveAccessibleName((await heading.textContent()) ?? '');
  });
});
