import { StrictMode, Suspense, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useRoutes } from 'react-router-dom';
import { defaultNamespace } from '../../schema/namespaces.ts';
import { localeOfPath } from '../../schema/page-key.ts';
import { ConsentProvider } from '../features/consent/ConsentProvider.tsx';
import { announcerId } from '../site/announce.ts';
import { onContentUpdate } from '../site/content-updates.ts';
import { LocaleContext } from '../site/context.ts';
import { i18n } from '../site/i18n.ts';
import { whenIdle } from '../site/idle.ts';
import { Notices } from '../ui/notify/Notices.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';
import { Progress } from './Progress.tsx';
import { candidatesOf, routesOf } from './routes.ts';

/** The application, inside the router. */
export function App() {
  // In dev, a new array after each content edit makes the provider re-render all text.
  const [namespace, renew] = useState([defaultNamespace]);
  useEffect(() => onContentUpdate(() => renew([defaultNamespace])), []);
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n} defaultNS={namespace}>
        <LocaleContext value={localeOfPath(useLocation().pathname)}>
          <Progress />
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              {/* Innermost: React hydrates it last, and consent may change the page only after that. */}
              <ConsentProvider>
                <Routes />
              </ConsentProvider>
            </Suspense>
          </ErrorBoundary>
          <div id={announcerId} className="visually-hidden" aria-live="polite" />
          <Notices />
        </LocaleContext>
      </I18nextProvider>
    </StrictMode>
  );
}

/** Renders the screen of the current path, from the routes of its language. */
function Routes() {
  const { pathname } = useLocation();
  const screen = useRoutes(candidatesOf(routesOf(localeOfPath(pathname)).read(), pathname));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its own links
  useEffect(() => {
    let stop: (() => void) | undefined;
    // Imported lazily, since the first view does not need it.
    const cancel = whenIdle(0, (isWanted) => {
      import('./prefetch.ts').then(
        ({ prefetchLinks }) => {
          if (isWanted()) stop = prefetchLinks();
        },
        () => undefined,
      );
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [pathname]);
  return screen;
}
