import type { Page } from 'playwright';

/** What a visitor's browser holds of an earlier choice. */
export interface StoredConsent {
  preferences?: string | undefined;
  date?: string | undefined;
}

/** The entries of a choice as the site writes them. */
export const storedConsent = (
  analytics: boolean,
  marketing: boolean,
  date: string | number = Date.now(),
): StoredConsent => ({
  preferences: JSON.stringify({ essential: true, analytics, marketing }),
  date: new Date(date).toISOString(),
});

/** Stores entries before the first document of a tab: the visitor has been here, and no banner asks. */
export function storeConsent(
  page: Page,
  stored: StoredConsent = storedConsent(false, false),
): Promise<unknown> {
  return page.addInitScript(({ preferences, date }) => {
    // Once: the script runs again at each document, and must not undo what the site has stored since.
    if (sessionStorage.getItem('consent seeded')) return;
    sessionStorage.setItem('consent seeded', 'yes');
    if (preferences !== undefined) localStorage.setItem('cookie-preferences', preferences);
    if (date !== undefined) localStorage.setItem('cookie-consent-date', date);
  }, stored);
}
