import { createContext, useContext } from 'react';
import type { Locale } from '../../schema/languages.ts';
import type { ScreenData, ScreenName } from '../../schema/screens/index.ts';
import type { PageModule } from './page.ts';

/** What components know about the current screen. */
type ScreenFacts = Omit<PageModule, 'Text'>;

export const ScreenContext = createContext<ScreenFacts | undefined>(undefined);

/** The language of the URL. A separate context, since most navigations change neither it nor the dependent layout. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/** Returns the language of links, menus and notices. */
export function useLocale(): Locale {
  return useContext(LocaleContext) ?? throwOutsideScreen('useLocale()');
}

/** Returns the current screen. */
export function useScreen(): ScreenFacts {
  return useContext(ScreenContext) ?? throwOutsideScreen('useScreen()');
}

/** Throws when a hook is used outside of a screen. */
export function throwOutsideScreen(hook: string): never {
  throw new Error(`${hook} was used outside of a screen; render the component inside <Screen>.`);
}

/** Returns the invariants of the current screen, which the type argument names; the schema ensures that they exist. */
export function useData<Name extends ScreenName>(): ScreenData<Name> {
  return useScreen().page.frontmatter as ScreenData<Name>;
}

/** Returns the language of the screen's text: English on an untranslated page. */
export function useContentLocale(): Locale {
  return useScreen().page.locale;
}
