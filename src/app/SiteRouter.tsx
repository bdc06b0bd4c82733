import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { loadedScreen } from './load.ts';
import { routeOf } from './routes.ts';

/**
 * React Router's `BrowserRouter`, with one difference: a screen that is there is drawn at once. As a transition, in
 * slices between which the old screen is painted again, a phone would show it a third later. A screen that has to be
 * loaded is a transition: the old one stays until then.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((place) => {
        const move = () => setPlace(place);
        if (loadedScreen(routeOf(place.location.pathname))) move();
        else startTransition(move);
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
