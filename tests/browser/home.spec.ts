import type { Locator } from '@playwright/test';
import type { Locale } from '../../schema/languages.ts';
import { frontmatter } from './content.ts';
import { areApart, boxOf, expect, siteOf, test } from './fixtures.ts';

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
const languages: readonly Locale[] = ['en', 'de', 'ar'];

/** Returns the share of an element's height that is above an edge. */
async function shareAbove(element: Locator, edge: number): Promise<number> {
  const { y, height } = await boxOf(element);
  return Math.min(1, (edge - y) / height);
}

/** Returns the size and style of a button. */
const lookOf = (button: Locator) =>
  button.evaluate((element) => {
    const { width, height, top } = element.getBoundingClientRect();
    const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
    return { width: Math.round(width), height, top, style: [color, backgroundColor, borderColor, font] };
  });

test.describe('on the first visit', () => {
  test.use({ stored: {} });

  test('shows the heading, the call to action and the chair above the banner', async ({ page }) => {
    for (const language of languages) {
      const site = siteOf(page, language);
      const { hero, configurator } = frontmatter('index', language);
      await site.visit('/');
      await expect(site.banner).toBeVisible();
      const heading = page.getByRole('heading', { level: 1 });
      const action = page.getByRole('main').getByRole('link', { name: hero.primary });
      const start = site.button(configurator.start);
      const chat = page.getByRole('link', { name: site.words.whatsapp });
      for (const size of sizes) {
        await page.setViewportSize(size);
        const where = `${language}, ${size.width} × ${size.height}`;
        const banner = await boxOf(site.banner);
        expect(await shareAbove(heading, banner.y), where).toBe(1);
        expect(await shareAbove(action, banner.y), where).toBe(1);
        expect(await shareAbove(start, banner.y), where).toBeGreaterThanOrEqual(0.4);
        if (size.width < 600) expect(banner.height / size.height, where).toBeLessThanOrEqual(0.25);
        // Rejecting is as easy as accepting.
        const { consent } = site.words;
        const names = [consent.accept, consent.essential];
        const [accept, reject] = await Promise.all(names.map((name) => lookOf(site.button(name))));
        expect(reject, where).toEqual(accept);
        expect(accept?.height, where).toBeGreaterThanOrEqual(44);
        // The round button covers no text.
        const button = await boxOf(chat);
        for (const words of [heading, action, start.locator('span')]) {
          expect(areApart(await boxOf(words), button), where).toBe(true);
        }
      }
      await site.button(site.words.consent.essential).click();
      const below = [page.locator('.hero .eyebrow'), page.locator('.hero .lead')];
      for (const size of sizes) {
        await page.setViewportSize(size);
        const where = `${language}, ${size.width} × ${size.height}, without the banner`;
        const button = await boxOf(chat);
        for (const words of below) expect(areApart(await boxOf(words), button), where).toBe(true);
      }
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test.describe('the chair', () => {
  // Rendering is slow without a graphics card, so the viewport is small.
  test.use({
    viewport: { width: 320, height: 600 },
    reducedMotion: 'reduce',
    expectedProblems: /GPU stall|WebGL/,
  });

  test('changes with a swatch, carries over to the configurator and starts the live view', async ({
    page,
    site,
  }) => {
    const { configurator: words } = frontmatter('index', 'en');
    const altOf = (fabric: string, wood: string) =>
      words.alt.replace('{{fabric}}', fabric).replace('{{wood}}', wood);
    await site.visit('/');
    await expect(page.getByRole('img', { name: altOf(words.fabrics.ember, words.woods.oak) })).toBeVisible();
    await page.getByRole('radio', { name: words.fabrics.moss }).check();
    await page.getByRole('radio', { name: words.woods.walnut }).check();
    const still = page.getByRole('img', { name: altOf(words.fabrics.moss, words.woods.walnut) });
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/moss-walnut/);
    await expect(page.getByRole('link', { name: words.more })).toHaveAttribute(
      'href',
      '/solutions?product=chair&fabric=moss&wood=walnut#configurator',
    );
    await expect(page.getByRole('link', { name: words.quote })).toHaveAttribute(
      'href',
      /%26fabric%3Dmoss%26wood%3Dwalnut/,
    );
    await site.button(words.start).click();
    await expect(page.getByRole('img', { name: words.view })).toBeFocused();
  });
});
