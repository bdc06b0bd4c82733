import { createContext, useContext } from 'react';
import type { Locale } from '../../schema/languages.ts';
import type { ScreenData, ScreenName } from '../../schema/screens/index.ts';
import type { PageModule } from './page.ts';

/** What components know about the current screen. */
type ScreenFacts = Omit<PageModule, 'Text'>;

export const ScreenContext = createContext<ScreenFacts | undefined>(undefined);

/** Language of the URL. Separate, since most navigations do not change it, nor the layout that depends on it. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/** The language of links, menus and notices. */
export function useLocale(): Locale {
  return useContext(LocaleContext) ?? outside('useLocale()');
}

/** The current screen. */
export function useScreen(): ScreenFacts {
  return useContext(ScreenContext) ?? outside('useScreen()');
}

/** Throws when a hook is used outside of a screen. */
export function outside(hook: string): never {
  throw new Error(`${hook} was used outside of a screen; render the component inside <Screen>.`);
}

/** The invariants of the current screen, which a component names; the schema ensures that the fields exist. */
export function useData<Name extends ScreenName>(): ScreenData<Name> {
  return useScreen().page.frontmatter as ScreenData<Name>;
}

/** The language of the screen's text: English on an untranslated page. */
export function useContentLocale(): Locale {
  return useScreen().page.locale;
}
