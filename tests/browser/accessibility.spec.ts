import { pathOf } from '../../schema/page-key.ts';
import { isAccessible } from './axe.ts';
import { kinds } from './content.ts';
import { expect, type Site, test } from './fixtures.ts';
import { scriptsNamed } from './network.ts';

test.use({
  reducedMotion: 'reduce',
  expectedProblems: /404 \(Not Found\)|ERR_FAILED|ERR_INTERNET|dynamically/,
});

/** Pages tested right-to-left instead; tests/browser/full covers all languages. */
const inArabic = ['contact', 'careers'];

for (const key of kinds) {
  const tag = inArabic.includes(key) ? ['@arabic'] : [];
  test(`${key} has no axe violations and fits a screen of 320 px`, { tag }, async ({ page, site }) => {
    await site.visit(pathOf(key));
    await isAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test.describe('on the first visit', () => {
  test.use({ stored: {} });
  test('the banner, the settings and the toast have no axe violations', async ({ page, site }) => {
    const { consent } = site.words;
    await site.visit('/');
    await expect(site.banner).toBeVisible();
    await isAccessible(page);
    await site.button(consent.customize).click();
    await expect(site.settings).toBeVisible();
    await isAccessible(page);
    await site.button(consent.save).click();
    await site.toast.hover();
    await isAccessible(page);
  });

  test('the banner covers no tab stop', { tag: '@phone' }, async ({ site }) => {
    await site.visit('/contact');
    await expect(site.banner).toBeVisible();
    await showsEveryFocus(site);
  });
});

test('the open menus and the error fallback have no axe violations', async ({ page, site }) => {
  const { error, language, navigation } = site.words;
  await site.visit('/');
  await site.header.getByText(navigation.services, { exact: true }).click();
  await isAccessible(page);
  await site.header.getByRole('button').last().click();
  await expect(page.getByRole('navigation', { name: language.label })).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await page.route(scriptsNamed('careers'), (route) => route.abort());
  await site.follow('/careers');
  await expect(site.heading).toHaveText(error.heading);
  await isAccessible(page);
});

test('the phone menu has no axe violations', { tag: '@phone' }, async ({ page, site }) => {
  await site.visit('/');
  await site.button(site.words.navigation.menu).click();
  await expect(site.button(site.words.navigation.close)).toBeVisible();
  await isAccessible(page);
});

for (const [path, tag] of [
  ['/contact', '@desktop'],
  ['/pricing', '@phone'],
] as const) {
  test(`every tab stop on ${path} shows its focus and is not covered`, { tag }, async ({ site }) => {
    await site.visit(path);
    await showsEveryFocus(site);
  });
}

/** Tabs through a page with a form; each focused element must show its focus and not be covered. */
async function showsEveryFocus({ page }: Site): Promise<void> {
  await expect(page.locator('input[type=date][min]')).toBeVisible();
  const problems: string[] = [];
  let stops = 0;
  for (; stops < 150; stops++) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const name = element.outerHTML.slice(0, 80);
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring: ${name}`;
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const at = document.elementFromPoint(left + width * across, top + height * down);
          return at && (element.contains(at) || at.contains(element));
        }),
      );
      return isSeen ? '' : `hidden: ${name}`;
    });
    if (problem === undefined) break;
    if (problem) problems.push(problem);
  }
  expect(problems).toEqual([]);
  expect(stops).toBeGreaterThan(20);
}
