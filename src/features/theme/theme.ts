/** The themes that visitors can choose besides the system theme. */
export const themes = ['light', 'dark'] as const;

/** The storage key of the theme; absent for the system theme. */
export const themeKey = 'theme';

/** The current setting: a theme, or the system theme. */
export type ThemeChoice = (typeof themes)[number] | 'system';

/** Returns the current setting from `<html data-theme>`, which the inline script sets before the first paint. */
export function shownTheme(): ThemeChoice {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';
}

/** Applies and stores a theme. With blocked or full storage, it lasts as long as the page. */
export function chooseTheme(choice: string): void {
  showTheme(choice);
  try {
    if (choice === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // The theme still applies to this page.
  }
}

/** Subscribes to changes of the theme, including in another tab; returns a function that unsubscribes. */
export function onTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === themeKey || key === null) showTheme(newValue);
  };
  window.addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', follow);
  };
}

/** Applies a theme; anything else means the system theme, as in scripts/site/inline-script.ts. */
function showTheme(choice: string | null): void {
  const theme = themes.find((known) => known === choice);
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    const own = meta.dataset.theme;
    if (theme) meta.media = own === theme ? '' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}
