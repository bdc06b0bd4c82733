import { type ComponentProps, isValidElement, type ReactNode, useEffect, useReducer } from 'react';
import type { Locale } from '../../schema/languages.ts';
import { onContentUpdate } from '../site/content-updates.ts';
import { addPage, i18n } from '../site/i18n.ts';
import { type Loadable, loadable } from '../site/loadable.ts';
import type { PageModule } from '../site/page.ts';
import { sitemapOf } from '../site/sitemap.ts';
import { wordsOf } from '../site/words.ts';
import { reloadFailedStyles } from './failed-styles.ts';
import { Screen } from './Screen.tsx';

type LoadableScreen = Loadable<ComponentProps<typeof Screen>>;

/** Returns a route's screen, with the words of its locale; `load` imports the page's module (page-modules.ts). */
export const lazyScreen = (locale: Locale, load: () => Promise<PageModule>): LoadableScreen =>
  loadable(async (hasFailed) => {
    const [module] = await Promise.all([load(), wordsOf(locale).load(), hasFailed && reloadFailedStyles()]);
    const { page } = module;
    await Promise.all([
      page.locale !== locale && wordsOf(page.locale).load(),
      page.key === 'sitemap' && sitemapOf(locale).load(),
    ]);
    addPage(i18n, page.locale, page);
    onContentUpdate(() => addPage(i18n, page.locale, page));
    return { ...module, locale };
  });

/** Renders a route's screen. All routes share this component, so that navigation keeps the layout mounted. */
export function LazyScreen({ screen }: { screen: LoadableScreen }) {
  const [, refresh] = useReducer((edits: number) => edits + 1, 0);
  useEffect(() => onContentUpdate(refresh), []);
  return <Screen {...screen.read()} />;
}

/** Returns the screen of a route's element (scripts/site/routes.ts). */
export const screenOfElement = (element: ReactNode): LoadableScreen | undefined =>
  isValidElement<ComponentProps<typeof LazyScreen>>(element) ? element.props.screen : undefined;
