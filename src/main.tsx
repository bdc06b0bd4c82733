// Imported first, since it declares the order of the cascade layers.
import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { recordFailedStyles } from './app/failed-styles.ts';
import { preload } from './app/routes.ts';
import { restoreWithinScreens } from './app/scroll-restoration.ts';
import { applyStylesInOrder } from './app/styles-in-order.ts';
import { takeCarriedValues } from './site/reload.ts';

/** Loads everything the first screen needs before hydration, so that React renders what was prerendered. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id “root”.');
  takeCarriedValues();
  recordFailedStyles();
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
    // As a transition, hydration is split into slices, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // The dev server does not prerender, and a failed script needs the error fallback.
    createRoot(root).render(app);
  }
}

// Not awaited: the screens' chunks import this module, so a top-level await would block them.
void start();
