import { expect, inject, test } from 'vitest';
import { browserForTests } from './browser.ts';

const open = browserForTests();
const visit = (path: string) => open(inject('sites').site + path, { javaScriptEnabled: false });

test('the text, the menu and the footer are there', async () => {
  const { page, close } = await visit('/nl/process');
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('.process > li').count()).toBe(4);
  expect(await page.locator('#menu a[href="/nl/pricing"]').isVisible()).toBe(true);
  await page.click('footer a[href="/nl/pricing"]');
  expect(new URL(page.url()).pathname).toBe('/nl/pricing');
  await close();
});

test('the language selector opens and its links lead to the same page', async () => {
  const { page, close } = await visit('/nl/about');
  await page.click('.language-selector > button');
  await page.click('#languages a[hreflang=ar]');
  expect(new URL(page.url()).pathname).toBe('/ar/about');
  await page.click('.language-selector > button');
  await page.click('#languages a[hreflang=en]');
  expect(new URL(page.url()).pathname).toBe('/about');
  await close();
});

test('the menu opens and closes on a phone', async () => {
  const { page, close } = await open(`${inject('sites').site}/nl`, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  expect(await page.locator('#menu a').first().isVisible()).toBe(false);
  await page.click('.menu-open');
  expect(await page.locator('#menu a[href="/nl/pricing"]').isVisible()).toBe(true);
  await page.click('.menu-close');
  expect(await page.locator('#menu a[href="/nl/pricing"]').isVisible()).toBe(false);
  await close();
});

test.each(['', '/ar'])(
  '“%s/solutions” says in its language what needs JavaScript, and offers nothing dead',
  async (prefix) => {
    const { page, close } = await visit(`${prefix}/solutions`);
    const words = page.locator('.configurator noscript p');
    expect(await words.textContent()).toContain('JavaScript');
    expect(await words.isVisible()).toBe(true);
    expect(await page.locator('main :is(button, input, select, textarea):visible').count()).toBe(0);
    await close();
  },
);

test('the not-found screen is readable in its language', async () => {
  const { page, close } = await visit('/nl/no-such-screen');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  expect(await page.locator('main a[href="/nl/contact"]').count()).toBeGreaterThan(0);
  await close();
});
