import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { App } from './app/App.tsx';
import { noteFailedStyles } from './app/failed-styles.ts';
import { adoptFirstPage } from './app/first-page.ts';
import { awaitScreen } from './app/load.ts';
import { routeOf } from './app/routes.ts';
import { SiteRouter } from './app/SiteRouter.tsx';
import { restoreWithinScreens } from './app/scroll-restoration.ts';
import { showHead } from './app/show-head.ts';
import { applyStylesInOrder } from './app/styles-in-order.ts';
import { firstUses } from './site/formats/format.ts';
import { createI18n } from './site/i18n.ts';
import { whenIdle } from './site/idle.ts';
import { unpack } from './site/reload.ts';
import './styles/index.css';

/**
 * Starts the site in the browser. What the first screen needs is loaded before React takes over, so that
 * nothing flashes and what React draws is what the prerendered page shows.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id “root”.');
  unpack();
  noteFailedStyles();
  applyStylesInOrder();
  restoreWithinScreens();
  const i18n = createI18n();
  adoptFirstPage(location.pathname);
  const route = routeOf(location.pathname);
  const screen = await awaitScreen(route, i18n).catch(() => undefined);
  const app = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <SiteRouter>
          <App />
        </SiteRouter>
      </I18nextProvider>
    </StrictMode>
  );
  if (root.firstElementChild && screen) {
    // As a transition it is done in slices, between which the page answers to touch and keys.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    // The next screen shall not wait for these, nor the visitor for all of them at once.
    for (const [index, use] of firstUses(route.locale).entries()) whenIdle(1000 + 250 * index, use);
  } else {
    // The dev server does not prerender; and where the screen's script failed, the error fallback is drawn.
    if (screen) showHead(screen.page, route.locale);
    createRoot(root).render(app);
  }
}

start();
