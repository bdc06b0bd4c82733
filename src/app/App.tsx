import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentProvider } from '../features/consent/ConsentProvider.tsx';
import { announcerId } from '../site/announce.ts';
import { Notices } from '../ui/notify/Notices.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';
import { Progress } from './Progress.tsx';
import { routeOf } from './routes.ts';
import { Screen } from './Screen.tsx';

/** The application below the router and the translation provider. */
export function App() {
  const route = routeOf(useLocation().pathname);
  return (
    <>
      <Progress />
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          {/* Inside: React takes over what is in here last, and consent may change the page only then. */}
          <ConsentProvider>
            <Screen route={route} />
          </ConsentProvider>
        </Suspense>
      </ErrorBoundary>
      <div id={announcerId} className="visually-hidden" aria-live="polite" />
      <Notices />
    </>
  );
}
