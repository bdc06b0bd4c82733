import { frontmatter } from './content.ts';
import { boxOf, expect, siteOf, test } from './fixtures.ts';

test.describe('without JavaScript', { tag: '@no-javascript' }, () => {
  test('shows text and working links, and no controls that need scripts', async ({ page }) => {
    const site = siteOf(page, 'nl');
    await page.goto('/nl/process');
    await site.shows('process');
    const { consult, integrate } = frontmatter('process', 'nl').steps;
    for (const { title } of [consult, integrate]) await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByRole('link', { name: site.words.whatsapp })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me/,
    );
    await expect(site.button(site.words.consent.settings)).toBeHidden();
    await expect(page.locator('[data-nosnippet], [data-sonner-toast], [role=alert]')).toHaveCount(0);
    await site.header.getByRole('link', { name: frontmatter('pricing', 'nl').label }).click();
    await site.shows('pricing');
    await expect(page.getByRole('main')).toContainText(/15.*500.*1\.500/s);
    await site.follow('/sitemap');
    await site.shows('sitemap');
  });

  test('the language selector opens, and its links lead to the same page', async ({ page }) => {
    await page.goto('/nl/about');
    await siteOf(page, 'nl').choose('ar');
    await siteOf(page, 'ar').shows('about');
    await siteOf(page, 'ar').choose('en');
    await expect(page).toHaveURL('/about');
  });

  test('the phone menu opens and closes', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const entry = site.header.locator('a[href="/pricing"]').first();
    await expect(entry).toBeHidden();
    await site.button(site.words.navigation.menu).click();
    await expect(entry).toBeVisible();
    await site.button(site.words.navigation.close).click();
    await expect(entry).toBeHidden();
  });

  test('the forms offer a plain message and no dead controls', async ({ page }) => {
    const site = siteOf(page, 'ar');
    const { booking } = frontmatter('contact', 'ar');
    const { quote } = frontmatter('pricing', 'ar');
    for (const [path, message, email, chat] of [
      ['/contact', booking, booking.email, booking.whatsapp],
      ['/pricing', quote, quote.action, quote.whatsapp],
    ] as const) {
      await page.goto(site.at(path));
      const main = page.getByRole('main');
      await expect(main.locator('button, input, select, textarea').filter({ visible: true })).toHaveCount(0);
      const mailto = new URL((await main.getByRole('link', { name: email }).getAttribute('href')) ?? '');
      expect(mailto.searchParams.get('subject')).toBe(message.subject);
      expect(mailto.searchParams.get('body')).toContain(message.body);
      await expect(main.getByRole('link', { name: chat })).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(message.body).slice(0, 40)),
      );
    }
  });

  test('the configurator shows its picture and says what needs JavaScript', async ({ page }) => {
    const { configurator } = frontmatter('solutions', 'ar');
    await page.goto('/ar/solutions');
    await expect(page.locator('noscript p')).toHaveText(configurator.noScript);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('img', { name: configurator.posterAlt })).toBeVisible();
    const controls = page.getByRole('main').locator('button, input, select');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
  });

  test('the comparison shows its pictures side by side with their labels', async ({ page }) => {
    await page.goto('/');
    const { compare } = frontmatter('index', 'en');
    await expect(page.getByText(compare.hint)).toBeHidden();
    await expect(page.getByRole('slider').filter({ visible: true })).toHaveCount(0);
    const pictures = [compare.wireframe, compare.clay, compare.final].map(({ alt }) =>
      boxOf(page.getByRole('img', { name: alt, exact: true })),
    );
    const boxes = await Promise.all(pictures);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
    const [first, second, third] = boxes;
    expect(second?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBeGreaterThanOrEqual((second?.x ?? 0) + (second?.width ?? 0));
  });
});
