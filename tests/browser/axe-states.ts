import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { expect, type Site } from './fixtures.ts';
import { isOneOf, ownScripts } from './network.ts';

type Check = (page: Page) => Promise<void>;

/** Tests the banner of a first visit, the settings and the toast for axe violations. */
export async function consentIsAccessible(site: Site, check: Check = isAccessible): Promise<void> {
  const { page, words } = site;
  await site.visit('/');
  await expect(site.banner).toBeVisible();
  await check(page);
  await site.button(words.consent.customize).click();
  await expect(site.settings).toBeVisible();
  await check(page);
  await site.button(words.consent.save).click();
  await site.toast.hover();
  await isAccessible(page);
}

/** Tests the open menus and the error fallback for axe violations. */
export async function menusAndErrorsAreAccessible(site: Site, check: Check = isAccessible): Promise<void> {
  const { page, words } = site;
  const isScript = isOneOf(await ownScripts(page, site.at('/careers'), site.at('/')));
  await site.visit('/');
  await site.header.getByText(words.navigation.services, { exact: true }).click();
  await isAccessible(page);
  await site.header.getByRole('button').last().click();
  await expect(page.getByRole('navigation', { name: words.language.label })).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await page.route(isScript, (route) => route.abort());
  await site.follow('/careers');
  await expect(site.heading).toHaveText(words.error.heading);
  await check(page);
}
