import site from 'virtual:hulma/site';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { type Head, headOf } from './app/head.ts';
import { loadScreen } from './app/load.ts';
import { forgetRoute, routeOf } from './app/routes.ts';
import { createI18n } from './site/i18n.ts';

/** A screen as HTML: what goes into `#root`, and what goes into the head. */
export interface RenderedScreen {
  html: string;
  head: Head;
  /** Files whose scripts and styles the screen needs, as paths of modules. */
  locale: Head['lang'];
  contentLocale: Head['lang'];
  file: string;
}

const i18n = createI18n();

/**
 * Draws the screen of a path. Everything is loaded first and drawn in one go: React's streaming would move
 * large parts behind inline scripts, which a strict content security policy blocks.
 *
 * @throws Error with what a component throws as its cause
 */
export async function render(path: string): Promise<RenderedScreen> {
  const route = routeOf(path);
  const { page } = await loadScreen(route, i18n);
  const screen = (
    <I18nextProvider i18n={i18n}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </I18nextProvider>
  );
  const html = renderToString(screen);
  if (html.includes(failedBoundary)) {
    const cause = await failureOf(screen);
    throw new Error(`The screen ${path} cannot be drawn: ${(cause as Error).message}`, { cause });
  }
  forgetRoute(route);
  return {
    html,
    head: headOf(page, route.locale, site),
    locale: route.locale,
    contentLocale: page.locale,
    file: page.file,
  };
}

/** What React writes for a part that failed; the browser would try it again. */
const failedBoundary = '<!--$!-->';

/** Draws once more, since React keeps to itself why a part failed, unless it streams. */
const failureOf = (screen: ReactElement): Promise<unknown> =>
  new Promise((resolve) => renderToPipeableStream(screen, { onError: resolve }));
