// First, since it says the order of the layers that other sheets fill.
import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { noteFailedStyles } from './app/failed-styles.ts';
import { preload } from './app/routes.ts';
import { restoreWithinScreens } from './app/scroll-restoration.ts';
import { applyStylesInOrder } from './app/styles-in-order.ts';
import { unpack } from './site/reload.ts';

/**
 * Starts the site in the browser. All that the first screen needs is loaded before React hydrates, so that nothing
 * flashes and what React renders is what the prerendered page shows.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id “root”.');
  unpack();
  noteFailedStyles();
  applyStylesInOrder();
  restoreWithinScreens();
  const isLoaded = await preload(location.pathname, true).then(
    () => true,
    () => false,
  );
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  if (root.firstElementChild && isLoaded) {
    // As a transition, hydration is done in slices, between which the page answers to touch and keys.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // The dev server does not prerender; and where the screen's script failed, the error fallback is rendered.
    createRoot(root).render(app);
  }
}

// Not awaited: the screens import this file, and would wait for its end.
void start();
