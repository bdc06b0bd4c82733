import type { Page } from '@playwright/test';
import { preferencesOf } from '../../src/features/consent/consent.ts';
import { signalOf } from '../../src/features/consent/signal.ts';
import { analyticsId, consent, expect, type Site, siteOf, test } from './fixtures.ts';
import { scriptsNamed } from './network.ts';

const day = 24 * 60 * 60 * 1000;
const storedIn = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('cookie-preferences'),
    localStorage.getItem('cookie-consent-date'),
  ]);

const preferencesIn = async (page: Page) => JSON.parse((await storedIn(page))[0] ?? 'null');

/** Commands queued for Google's tag. */
const calls = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) => Array.from(call)),
  );

/** The consent signals sent. */
const signals = async (page: Page) =>
  (await calls(page)).filter(([, kind]) => kind === 'update').map(([, , signal]) => signal);

const signal = (analytics: boolean, marketing: boolean) => signalOf(preferencesOf({ analytics, marketing }));

const inSettings = (site: Site, name: string) => site.settings.getByRole('button', { name, exact: true });

async function openSettings(site: Site): Promise<void> {
  await site.footer.getByRole('button', { name: site.words.consent.settings }).click();
  await expect(site.settings).toBeVisible();
}

test.describe('on the first visit', () => {
  test.use({ stored: {} });

  test('the banner appears, but is not in the document, takes no focus and stores nothing', async ({
    page,
    site,
  }) => {
    const response = await site.visit('/process');
    await expect(site.banner).toBeVisible();
    expect(await response?.text()).not.toContain(site.words.consent.title);
    await expect(site.banner).toHaveAttribute('data-nosnippet');
    await expect(site.announcer).toHaveText(site.words.consent.title);
    await expect(page.locator('body')).toBeFocused();
    expect(await storedIn(page)).toEqual([null, null]);
    expect(await signals(page)).toEqual([]);
  });

  test('“essential” is saved with its date, signaled, announced, and kept after a reload', async ({
    page,
    site,
  }) => {
    await site.visit('/process');
    const before = Date.now();
    await site.button(site.words.consent.essential).click();
    await expect(site.banner).toBeHidden();
    await expect(page.getByRole('main'), 'which the focus was not on before').toBeFocused();
    await expect
      .poll(() => preferencesIn(page))
      .toEqual({ essential: true, analytics: false, marketing: false });
    const [, date = ''] = await storedIn(page);
    expect(date).toBe(new Date(date ?? '').toISOString());
    expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before);
    await expect(site.toast).toHaveText(site.words.consent.saved);
    await expect(site.announcer).toHaveText(site.words.consent.saved);
    await expect.poll(() => signals(page)).toEqual([signal(false, false)]);
    await page.reload();
    await expect.poll(() => signals(page)).toEqual([signal(false, false)]);
    await expect(site.banner).toBeHidden();
  });

  test('saves the selection in the settings', { tag: '@arabic' }, async ({ page, site }) => {
    await site.visit('/process');
    await site.button(site.words.consent.customize).click();
    await site.settings.getByLabel(site.words.consent.categories.marketing.title).check();
    await site.button(site.words.consent.save).click();
    await expect(site.settings).toBeHidden();
    await expect(site.banner).toBeHidden();
    await expect
      .poll(() => preferencesIn(page))
      .toEqual({ essential: true, analytics: false, marketing: true });
    await expect.poll(() => signals(page)).toEqual([signal(false, true)]);
  });

  test('Escape, a link and a language switch close the settings without a choice', async ({ page, site }) => {
    await site.visit('/process');
    const opener = site.button(site.words.consent.customize);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(site.settings.getByRole('heading')).toBeFocused();
    await expect(site.settings.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(site.settings).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await site.settings.getByRole('link').click();
    await site.shows('privacy-policy');
    await expect(site.settings).toBeHidden();
    await expect(site.heading).toBeFocused();
    const dutch = siteOf(page, 'nl');
    await site.choose('nl');
    await expect(dutch.banner).toBeVisible();
    await dutch.button(dutch.words.consent.customize).click();
    await expect(dutch.settings).toBeVisible();
    await page.goBack();
    await site.shows('privacy-policy');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(site.banner).toBeVisible();
    expect(await storedIn(page)).toEqual([null, null]);
  });

  test('the focus reaches the banner after the skip link, and returns there', async ({ page, site }) => {
    await site.visit('/about');
    await expect(site.banner).toBeVisible();
    const skip = page.getByRole('link', { name: site.words.skip });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(site.button(site.words.consent.accept)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(skip).toBeFocused();
  });

  test('hiding the banner makes no choice and lasts until the next page load', async ({ page, site }) => {
    await site.visit('/process');
    await site.button(site.words.consent.hide).click();
    await expect(site.banner).toBeHidden();
    await site.follow('/pricing');
    await site.shows('pricing');
    await expect(site.banner).toBeHidden();
    expect([await storedIn(page), await signals(page)]).toEqual([[null, null], []]);
    await page.reload();
    await expect(site.banner).toBeVisible();
  });

  test('applies a choice made or cleared in another tab', async ({ page, site, context }) => {
    await site.visit('/');
    await site.button(site.words.consent.customize).click();
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('button', { name: site.words.consent.accept }).click();
    await expect(site.banner).toBeHidden();
    await expect(site.settings).toBeHidden();
    await expect.poll(() => signals(page)).toEqual([signal(true, true)]);
    await other.evaluate(() => localStorage.clear());
    await expect(site.banner).toBeVisible();
    await expect.poll(async () => (await signals(page)).at(-1)).toEqual(signal(false, false));
  });

  test('says that everything is refused with Global Privacy Control', async ({ page, site }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await site.visit('/process');
    await expect(site.banner).toContainText(site.words.consent.signal);
    await site.button(site.words.consent.customize).click();
    await expect(site.settings).toContainText(site.words.consent.signal);
    await expect(site.settings.getByRole('checkbox', { checked: true })).toHaveCount(1);
    expect([await storedIn(page), await signals(page)]).toEqual([[null, null], []]);
  });
});

const now = Date.UTC(2027, 5, 1, 12);
test.describe('a choice that expires while the page is open', () => {
  test.use({ stored: consent(true, false, now - 360 * day + 1000) });
  test('shows the banner when the visitor returns to the tab', async ({ page, site }) => {
    await page.clock.setFixedTime(now);
    await site.visit('/');
    await expect.poll(() => signals(page)).toHaveLength(1);
    await page.clock.setFixedTime(now + 1000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(site.banner).toBeVisible();
    expect((await signals(page)).at(-1)).toEqual(signal(false, false));
  });
});

test.describe('with a choice', () => {
  const preferences = '{"essential":false,"analytics":true,"marketing":false}';
  test.use({ stored: { ...consent(true, false), 'cookie-preferences': preferences } });

  test('the settings show it, essential cookies stay on, and closing changes nothing', async ({
    page,
    site,
  }) => {
    await site.visit('/process');
    await openSettings(site);
    const { essential, analytics, marketing } = site.words.consent.categories;
    const box = (name: string) => site.settings.getByLabel(name);
    await expect(box(essential.title)).toBeChecked();
    await expect(box(essential.title)).toBeDisabled();
    await expect(box(marketing.title)).not.toBeChecked();
    await box(analytics.title).uncheck();
    await site.button(site.words.consent.close).click();
    await expect(site.settings).toBeHidden();
    const opener = site.footer.getByRole('button', { name: site.words.consent.settings });
    await expect(opener).toBeFocused();
    await expect.poll(() => preferencesIn(page)).toMatchObject({ analytics: true });
    await openSettings(site);
    await expect(box(analytics.title)).toBeChecked();
  });
});

test.describe('when the lazy scripts cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('reports that the settings failed to load, and opens them on the next press', async ({
    page,
    site,
  }) => {
    await page.route(scriptsNamed('ConsentSettings'), (route) => route.abort());
    await site.visit('/');
    const opener = site.footer.getByRole('button', { name: site.words.consent.settings });
    await opener.click();
    await expect(site.announcer).toHaveText(site.words.error.heading);
    await page.unrouteAll();
    // Browsers that cache the failed import reload the page first.
    await expect(async () => {
      await opener.click();
      await expect(site.settings).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test.describe('on the first visit', () => {
    test.use({ stored: {} });
    test('the page works without the banner', async ({ page, site }) => {
      await page.route(scriptsNamed('ConsentBanner'), (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.goto('/nl');
      await failed;
      await page.unrouteAll();
      await site.footer.locator('a[href="/nl/about"]').click();
      await site.shows('about', 'nl');
    });
  });
});

test.describe('Google’s tag', () => {
  test.use({ build: 'development', stored: {} });

  test('loads once a choice allows it, and stops and deletes its cookies when that is withdrawn', async ({
    page,
    site,
    baseURL,
  }) => {
    const tag = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) asked.push(request.url());
    });
    // Stands in for the tag by setting its cookies.
    const body =
      'for (const name of ["_ga", "_ga_TEST123", "_gid", "_gcl_au"]) document.cookie = name + "=1; path=/";';
    await page.route(`${tag}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name).sort();

    await site.visit('/');
    await site.button(site.words.consent.essential).click();
    await expect(site.banner).toBeHidden();
    await site.follow('/about');
    await site.shows('about');
    expect(asked).toEqual([]);
    await openSettings(site);
    await inSettings(site, site.words.consent.accept).click();
    await expect.poll(() => asked).toEqual([tag]);
    const order = (await calls(page)).map(([name, kind]) => `${name} ${kind}`.replace(/js .*/, 'js'));
    expect(order).toEqual([
      'consent default',
      'consent update',
      'consent update',
      'js',
      `config ${analyticsId}`,
    ]);
    await expect.poll(cookies).toContain('_ga');
    await page.context().addCookies([{ name: 'other', value: '1', url: page.url() }]);
    await openSettings(site);
    await site.settings.getByLabel(site.words.consent.categories.marketing.title).uncheck();
    await site.button(site.words.consent.save).click();
    await expect.poll(cookies).toEqual(['_ga', '_ga_TEST123', '_gid', 'other']);
    await openSettings(site);
    await inSettings(site, site.words.consent.essential).click();
    await expect.poll(cookies).toEqual(['other']);
    const isDisabled = () => page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), analyticsId);
    await expect.poll(isDisabled).toBe(true);
    expect((await signals(page)).at(-1)).toEqual(signal(false, false));
    expect(asked).toEqual([tag]);
  });
});
