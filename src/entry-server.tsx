import site from 'virtual:hulma/site';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createI18n } from './i18n/i18n.ts';
import { type Head, headOf } from './screen/head.ts';
import { loadScreen } from './screen/load.ts';
import { routeOf } from './screen/routes.ts';

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
 * @throws when a component fails
 */
export async function render(path: string): Promise<RenderedScreen> {
  const route = routeOf(path);
  const { page } = await loadScreen(route, i18n);
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </I18nextProvider>,
  );
  return {
    html,
    head: headOf(page, route.locale, site),
    locale: route.locale,
    contentLocale: page.locale,
    file: page.file,
  };
}
