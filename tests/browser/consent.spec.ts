import type { Page } from '@playwright/test';
import { preferencesOf } from '../../src/features/consent/consent.ts';
import { signalOf } from '../../src/features/consent/signal.ts';
import { analyticsId, consent, expect, type Site, siteOf, test } from './fixtures.ts';
import { scriptsNamed } from './network.ts';

const day = 24 * 60 * 60 * 1000;

/** Returns what is stored, and the commands queued for Google's tag. */
async function stateOf(page: Page) {
  const state = await page.evaluate(() => ({
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null'),
    date: localStorage.getItem('cookie-consent-date'),
    calls: ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) => Array.from(call)),
  }));
  const updates = state.calls.filter(([, kind]) => kind === 'update');
  return { ...state, signals: updates.map(([, , signal]) => signal) };
}
const noChoice = { preferences: null, date: null, signals: [] };

const signal = (analytics: boolean, marketing: boolean) => signalOf(preferencesOf({ analytics, marketing }));

/** Waits until the last signal sent is the expected one. */
const expectSignal = (page: Page, analytics: boolean, marketing: boolean) =>
  expect.poll(async () => (await stateOf(page)).signals.at(-1)).toEqual(signal(analytics, marketing));

async function openSettings(site: Site): Promise<void> {
  await site.footer.getByRole('button', { name: site.words.consent.settings }).click();
  await expect(site.settings).toBeVisible();
}

test.describe('on the first visit', () => {
  test.use({ stored: {} });

  test('the banner appears without being prerendered, taking focus or storing anything', async ({
    page,
    site,
  }) => {
    const response = await site.visit('/process');
    await expect(site.banner).toBeVisible();
    expect(await response?.text()).not.toContain(site.words.consent.title);
    await expect(site.banner).toHaveAttribute('data-nosnippet');
    await expect(site.announcer).toHaveText(site.words.consent.title);
    await expect(page.locator('body')).toBeFocused();
    expect(await stateOf(page)).toMatchObject(noChoice);
  });

  test('“essential” is saved with its date, signaled, announced and kept after a reload', async ({
    page,
    site,
  }) => {
    await site.visit('/process');
    const before = Date.now();
    await site.button(site.words.consent.essential).click();
    await expect(site.banner).toBeHidden();
    await expect(page.getByRole('main'), 'which the focus was not on before').toBeFocused();
    await expectSignal(page, false, false);
    const { preferences, date } = await stateOf(page);
    expect(preferences).toEqual({ essential: true, analytics: false, marketing: false });
    expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before);
    await expect(site.toast).toHaveText(site.words.consent.saved);
    await expect(site.announcer).toHaveText(site.words.consent.saved);
    await page.reload();
    await expectSignal(page, false, false);
    await expect(site.banner).toBeHidden();
  });

  test('saves a selection in the settings', { tag: '@arabic' }, async ({ page, site }) => {
    await site.visit('/process');
    await site.button(site.words.consent.customize).click();
    await site.settings.getByLabel(site.words.consent.categories.marketing.title).check();
    await site.button(site.words.consent.save).click();
    await expect(site.settings).toBeHidden();
    await expect(site.banner).toBeHidden();
    await expectSignal(page, false, true);
    const { preferences } = await stateOf(page);
    expect(preferences).toEqual({ essential: true, analytics: false, marketing: true });
  });

  test('Escape, links and language switches close the settings without a choice', async ({ page, site }) => {
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
    expect(await stateOf(page)).toMatchObject(noChoice);
  });

  test('focus moves from the skip link to the banner and back', async ({ page, site }) => {
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
    expect(await stateOf(page)).toMatchObject(noChoice);
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
    await expectSignal(page, true, true);
    await other.evaluate(() => localStorage.clear());
    await expect(site.banner).toBeVisible();
    await expectSignal(page, false, false);
  });

  test('says that Global Privacy Control refuses optional cookies', async ({ page, site }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await site.visit('/process');
    await expect(site.banner).toContainText(site.words.consent.signal);
    await site.button(site.words.consent.customize).click();
    await expect(site.settings).toContainText(site.words.consent.signal);
    await expect(site.settings.getByRole('checkbox', { checked: true })).toHaveCount(1);
    expect(await stateOf(page)).toMatchObject(noChoice);
  });
});

const now = Date.UTC(2027, 5, 1, 12);
test.describe('a choice that expires while the page is open', () => {
  test.use({ stored: consent(true, false, now - 360 * day + 1000) });
  test('shows the banner when the visitor returns to the tab', async ({ page, site }) => {
    await page.clock.setFixedTime(now);
    await site.visit('/');
    await expectSignal(page, true, false);
    await page.clock.setFixedTime(now + 1000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(site.banner).toBeVisible();
    await expectSignal(page, false, false);
  });
});

test.describe('with a stored choice', () => {
  const preferences = '{"essential":false,"analytics":true,"marketing":false}';
  test.use({ stored: { ...consent(true, false), 'cookie-preferences': preferences } });

  test('the settings show it, essential cookies stay on, and closing changes nothing', async ({ site }) => {
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
    await openSettings(site);
    await expect(box(analytics.title)).toBeChecked();
  });
});

test.describe('when the banner cannot be loaded', () => {
  test.use({ stored: {}, expectedProblems: /ERR_FAILED/ });
  test('the page works without it', async ({ page, site }) => {
    await page.route(scriptsNamed('ConsentBanner'), (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/');
    await failed;
    await site.follow('/about');
    await site.shows('about');
  });
});

test.describe('Google’s tag', () => {
  test.use({ build: 'development', stored: {} });

  test('loads once a choice allows it; withdrawing the choice stops it and deletes its cookies', async ({
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
    await site.settings.getByRole('button', { name: site.words.consent.accept, exact: true }).click();
    await expect.poll(() => asked).toEqual([tag]);
    const { calls } = await stateOf(page);
    const order = calls.map(([name, kind]) => (name === 'consent' ? `consent ${kind}` : name));
    expect(order).toEqual(['consent default', 'consent update', 'consent update', 'js', 'config']);
    expect(calls.at(-1)?.[1]).toBe(analyticsId);
    await expect.poll(cookies).toContain('_ga');
    await page.context().addCookies([{ name: 'other', value: '1', url: page.url() }]);
    await openSettings(site);
    await site.settings.getByLabel(site.words.consent.categories.marketing.title).uncheck();
    await site.button(site.words.consent.save).click();
    await expect.poll(cookies).toEqual(['_ga', '_ga_TEST123', '_gid', 'other']);
    await openSettings(site);
    await site.settings.getByRole('button', { name: site.words.consent.essential, exact: true }).click();
    await expect.poll(cookies).toEqual(['other']);
    const isDisabled = () => page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), analyticsId);
    await expect.poll(isDisabled).toBe(true);
    await expectSignal(page, false, false);
    expect(asked).toEqual([tag]);
  });
});
