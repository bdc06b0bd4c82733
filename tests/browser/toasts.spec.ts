import { areApart, boxOf, expect, type Site, test } from './fixtures.ts';

test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

/** Makes the page report a lost connection; the script for it loads on the first interaction. */
async function loseConnection(site: Site): Promise<void> {
  const { page } = site;
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(site.toast).toHaveText(site.words.notices.offline);
}

test('shows and announces a lost connection for four seconds or until the next toast', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit('/process');
  await loseConnection(site);
  await expect(site.announcer).toHaveText(site.words.notices.offline);
  await page.context().setOffline(false);
  await expect(page.locator('[data-sonner-toast]')).toHaveText([site.words.notices.online]);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(site.toast).toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.clock.runFor(100);
  await expect(site.toast).toHaveText(site.words.notices.offline);
  await page.clock.runFor(3850);
  await expect(site.toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(site.toast).toBeHidden();
});

test('is at the inline end, beside the round button and clear of the banner', {
  tag: ['@phone', '@arabic'],
}, async ({ page, site, viewport }) => {
  await page.addInitScript(() => localStorage.clear());
  await site.visit('/process');
  await expect(site.banner).toBeVisible();
  await loseConnection(site);
  await expect.poll(() => site.toast.evaluate((toast) => toast.getAnimations().length)).toBe(0);
  const box = await boxOf(site.toast);
  const chat = page.getByRole('link', { name: site.words.whatsapp });
  for (const other of [site.banner, site.header, chat])
    expect(areApart(box, await boxOf(other)), String(other)).toBe(true);
  const screen = viewport?.width ?? 0;
  const end = screen - box.x - box.width;
  expect(box.width).toBe(screen > 600 ? 356 : screen - 32);
  if (screen > 600) expect(box.x < end).toBe(site.language === 'ar');
});

test('its close button works by keyboard, and focus returns', async ({ page, site }) => {
  await site.visit('/about');
  const link = site.footer.locator('a[href^="tel:"]');
  await link.focus();
  await loseConnection(site);
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(site.button(site.words.notices.close)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(site.toast).toBeHidden();
  await expect(link).toBeFocused();
});

test('a swipe of twenty pixels dismisses it, but a shorter one does not', { tag: '@arabic' }, async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit('/about');
  await loseConnection(site);
  const { x, y, width, height } = await boxOf(site.toast);
  const [middle, line] = [x + width / 2, y + height / 2];
  const swipe = async (distance: number) => {
    await page.mouse.move(middle, line);
    await page.mouse.down();
    await page.mouse.move(middle - distance, line, { steps: 4 });
    // Slowly, because a quick flick also dismisses it.
    await page.clock.runFor(1000);
    await page.mouse.up();
  };
  await swipe(18);
  await page.clock.runFor(500);
  await expect(site.toast).toBeVisible();
  await swipe(22);
  await page.clock.runFor(500);
  await expect(site.toast).toBeHidden();
});

test('never covers the focused element', { tag: '@phone' }, async ({ page, site }) => {
  await site.visit('/contact');
  // A link where a toast would be.
  const link = site.footer.locator('a[href^="mailto:"]');
  await link.evaluate((link: HTMLElement) => {
    window.scrollBy({ top: link.getBoundingClientRect().top - (innerHeight - 110), behavior: 'instant' });
    link.focus({ preventScroll: true });
  });
  await loseConnection(site);
  const isCovered = () =>
    page.evaluate(() => {
      const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
      const focused = document.activeElement?.getBoundingClientRect();
      return toast && focused && toast.top < focused.bottom && focused.top < toast.bottom;
    });
  await expect.poll(isCovered).toBe(false);
});

test('stays open on navigation; a language switch closes it but keeps the focus', async ({ page, site }) => {
  await site.visit('/about');
  const language = site.footer.locator('a[hreflang=ar]');
  await page.keyboard.press('Shift');
  await language.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(site.toast).toBeVisible();
  await site.follow('/process');
  await site.shows('process');
  await expect(site.toast).toBeVisible();
  await language.click();
  await site.shows('process', 'ar');
  await expect(site.toast).toBeHidden({ timeout: 2000 });
  await expect(language).toBeFocused();
});

test('announces the text if toasts cannot be loaded, and the page works', async ({ page, site }) => {
  await site.visit('/about');
  await page.context().setOffline(true);
  await expect(site.announcer).toHaveText(site.words.notices.offline);
  await page.context().setOffline(false);
  await site.follow('/process');
  await site.shows('process');
});
