import { type ComponentType, createContext, useContext } from 'react';
import type { Locale } from '../../schema/languages.ts';
import type { ScreenData, ScreenName } from '../../schema/screens/index.ts';
import type { Figure, Page } from './page.ts';

/** What the components of a screen know about it. */
export interface ScreenContextValue {
  page: Page;
  /** The drawing of its opening, where it has one. */
  Drawing?: ComponentType | undefined;
  /** The drawings of its parts, by the ids of their headings. */
  figures?: { readonly [id: string]: Figure } | undefined;
}

export const ScreenContext = createContext<ScreenContextValue | undefined>(undefined);

/** Language of the URL. By itself, since most moves leave it as it is, and with it what stands around a screen. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/** The language of links, menus and notices. */
export function useLocale(): Locale {
  return useContext(LocaleContext) ?? outside('useLocale()');
}

/** The screen that is being drawn. */
export function useScreen(): ScreenContextValue {
  return useContext(ScreenContext) ?? outside('useScreen()');
}

/** What a hook does that was used outside of a screen. */
export function outside(hook: string): never {
  throw new Error(`${hook} was used outside of a screen; draw the component inside <Screen>.`);
}

/**
 * What no language changes on the screen that is drawn: amounts, names of pictures, the order of entries. A component
 * names the screen it belongs to; the schema has made sure that the fields are there.
 */
export function useData<Name extends ScreenName>(): ScreenData<Name> {
  return useScreen().page.frontmatter as ScreenData<Name>;
}

/** The language the text of the screen is written in: English on a page that is not translated yet. */
export function useContentLocale(): Locale {
  return useScreen().page.locale;
}
