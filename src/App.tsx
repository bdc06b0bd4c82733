import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentProvider } from './consent/ConsentProvider.tsx';
import { Notices } from './notify/Notices.tsx';
import { announcerId } from './screen/announce.ts';
import { routeOf } from './screen/routes.ts';
import { Screen } from './screen/Screen.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Loading } from './shell/Loading.tsx';
import { Progress } from './shell/Progress.tsx';

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
