/** The themes a visitor can choose, besides that of the system. */
export const themes = ['light', 'dark'] as const;

/** Where the visitor's theme is kept; nothing is kept for that of the system. */
export const themeKey = 'theme';

/** What the page shows: a theme, or that of the system. */
export type ThemeChoice = (typeof themes)[number] | 'system';

/** What the page shows, which `<html data-theme>` says; the inline script has set it before the first paint. */
export function shownTheme(): ThemeChoice {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';
}

/** Shows a theme and keeps it. Where storage is blocked or full, it lasts as long as the page. */
export function chooseTheme(choice: string): void {
  showTheme(choice);
  try {
    if (choice === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // There is nothing to say about it.
  }
}

/** Calls back when the page shows another theme, which may have been chosen in another tab. */
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

/** Shows a theme; anything else is the system's. The inline script does the same (scripts/site/inline-script.ts). */
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
