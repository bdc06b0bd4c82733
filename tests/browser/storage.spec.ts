import { expect, test } from './fixtures.ts';

/** Unusable storage never breaks the page. */
test.use({ stored: {} });

const faults: { [name: string]: () => void } = {
  'is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'holds nonsense': () => {
    for (const name of ['selectedLanguage', 'cookie-preferences', 'cookie-consent-date'])
      localStorage.setItem(name, '{"__proto__":[\u0000<script>');
  },
};

for (const [fault, harm] of Object.entries(faults)) {
  test(`when storage ${fault}, the choice, theme and language last as long as the page`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(harm);
    await site.visit('/');
    await site.button(site.words.consent.essential).click();
    await expect(site.banner).toBeHidden();
    const isKept = fault === 'holds nonsense';
    await expect(site.announcer).toHaveText(site.words.consent[isKept ? 'saved' : 'unsaved']);
    const theme = page.getByRole('combobox', { name: site.words.theme.label });
    await theme.selectOption(site.words.theme.dark);
    await site.follow('/process');
    await site.shows('process');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await site.choose('ar');
    await site.shows('process', 'ar');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('[data-nosnippet]')).toBeHidden();
  });
}
