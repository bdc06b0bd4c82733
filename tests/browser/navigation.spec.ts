import { site as config } from './content.ts';
import { scriptsIn } from './documents.ts';
import { expect, scrolled, siteOf, test } from './fixtures.ts';
import { countDocuments, pointAt } from './network.ts';

test('links, Back and Forward show a screen from its top, focused and announced, without a page load', async ({
  page,
  site,
}) => {
  const arrivesAt = async (key: string) => {
    await site.shows(key);
    await expect(page).toHaveURL(`/${key}`);
    await expect(site.heading).toBeFocused();
    await expect(site.announcer).toHaveText(await page.title());
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  };
  await site.visit('/process');
  const documents = countDocuments(page);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await site.follow('/pricing');
  await arrivesAt('pricing');
  await page.goBack();
  await arrivesAt('process');
  await page.goForward();
  await arrivesAt('pricing');
  expect(documents()).toBe(0);
});

test('a link to a section of another screen scrolls to it and focuses it', async ({ page, site }) => {
  await site.visit('/about');
  await page.locator('a[href="/contact#offices"]').first().click();
  await expect(page).toHaveURL('/contact#offices');
  await expect(page.locator('#offices')).toBeInViewport();
  await expect(page.locator('#offices')).toBeFocused();
});

test('Back within a screen and a reload restore the scroll position', async ({ page, site }) => {
  // Disables smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/process');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await page.getByRole('navigation', { name: site.words.contents }).getByRole('link').last().click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1200);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.reload();
  // Browsers restore it to fractions of a pixel.
  await expect.poll(async () => Math.abs((await scrolled(page)) - 1200)).toBeLessThanOrEqual(1);
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('opens a screen that was prefetched', async ({ page, site }) => {
    const missing = new Set(scriptsIn(await (await page.request.get('/careers')).text()));
    page.on('requestfinished', (request) => missing.delete(new URL(request.url()).pathname));
    await site.visit('/');
    const link = site.footer.locator('a[href="/careers"]');
    await pointAt(link, () => missing.size === 0);
    await page.context().setOffline(true);
    await link.click();
    await site.shows('careers');
  });
});

test.describe('the parts around a screen', () => {
  test('include a breadcrumb, an edit link and a table of contents', async ({ page, site }) => {
    await site.visit('/services/modeling');
    await expect(
      page.getByRole('navigation', { name: site.words.breadcrumb }).getByRole('listitem'),
    ).toHaveCount(3);
    await expect(page.getByRole('link', { name: site.words.page.edit })).toHaveAttribute(
      'href',
      `${config.repositoryUrl}/edit/main/content/en/services/modeling.mdx`,
    );
    const last = page.getByRole('navigation', { name: site.words.contents }).getByRole('link').last();
    const heading = page.getByRole('heading', { name: (await last.textContent()) ?? '' });
    await last.click({ modifiers: ['ControlOrMeta'] });
    await expect(heading, 'it opens in a new tab').not.toBeFocused();
    await last.click();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });

  test('the skip link is the first tab stop and leads to the content', async ({ page, site }) => {
    await site.visit('/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: site.words.skip })).toBeFocused();
    await expect(page.getByRole('link', { name: site.words.skip })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the services menu opens, navigates and closes', async ({ page, site }) => {
    await site.visit('/');
    const services = site.header.getByText(site.words.navigation.services, { exact: true });
    const menu = page.getByRole('navigation', { name: site.words.navigation.label });
    const rendering = menu.locator('a[href="/services/rendering"]');
    await services.click();
    await rendering.click();
    await site.shows('services/rendering');
    await expect(rendering).toBeHidden();
    await expect(rendering).toHaveAttribute('aria-current', 'page');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => site.heading.click(),
      () => site.header.getByRole('button').last().focus(),
    ]) {
      await services.click();
      await expect(rendering).toBeVisible();
      await leave();
      await expect(rendering).toBeHidden();
    }
  });

  test('the scroll-to-top button appears on scrolling up, more than a screen down', async ({
    page,
    site,
  }) => {
    await site.visit('/process');
    const control = page.getByRole('link', { name: site.words.top });
    await expect(control).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(2000);
    await expect(control).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, -100);
    await expect(control).toHaveCSS('opacity', '1');
    await control.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(control).toHaveCSS('opacity', '0');
  });

  test('the WhatsApp button links to a chat, and its tooltip can be shown and dismissed', async ({
    page,
    site,
  }) => {
    await site.visit('/process');
    const button = page.getByRole('link', { name: site.words.whatsapp });
    const tooltip = button.getByText('Chat with us on WhatsApp');
    await expect(button).toHaveAttribute('href', 'https://wa.me/12025550143');
    await expect(tooltip).toHaveCSS('opacity', '0');
    await button.hover();
    await expect(tooltip).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCSS('opacity', '0');
    await page.mouse.move(0, 0);
    await button.focus();
    await expect(tooltip).toHaveCSS('opacity', '1');
    // A language switch closes it, like every overlay.
    await site.footer.locator('a[hreflang=nl]').evaluate((link: HTMLElement) => link.click());
    await site.shows('process', 'nl');
    const dutch = page.getByRole('link', { name: siteOf(page, 'nl').words.whatsapp }).locator('span');
    await expect(dutch).toHaveCSS('opacity', '0');
  });
});
