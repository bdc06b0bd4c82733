import { matchRoutes, type RouteObject } from 'react-router-dom';
import generated from '~react-pages';
import type { Locale } from '../../schema/languages.ts';
import { notFoundKey } from '../../schema/page-key.ts';
import type { PageModule } from './page.ts';
import { Screen } from './Screen.tsx';

/** One path of the site: which page it shows, in which language, and how its script is loaded. */
export interface ScreenRoute {
  path: string;
  key: string;
  locale: Locale;
  load: () => Promise<PageModule>;
}

const screenRoutes: ScreenRoute[] = generated.map(({ element, ...route }) => ({ ...route, load: element }));

/** The routes for React Router. Paths are case-sensitive, as on the hosts that serve the files. */
export const routes: RouteObject[] = screenRoutes.map((route) => ({
  path: route.path,
  caseSensitive: true,
  handle: route,
  element: <Screen route={route} />,
}));

/** The route that shows a path; that of the not-found screen when no page has it. */
export function routeOf(pathname: string): ScreenRoute | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as ScreenRoute | undefined;
}

/** Whether a route is the not-found screen. */
export const isNotFound = ({ key }: Pick<ScreenRoute, 'key'>): boolean => key === notFoundKey;
