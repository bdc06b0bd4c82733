import loaders from 'virtual:hulma/routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { localeOfPath } from '../../schema/page-key.ts';
import { loadableByLocale } from '../site/loadable.ts';
import { wordsOf } from '../site/words.ts';
import { screenOfElement } from './lazy-screen.tsx';

/** The routes of a language (scripts/site/routes.ts); other languages are not downloaded. */
export const routesOf = loadableByLocale(loaders);

/** Returns the routes that can match a path: the router ranks every route it gets, which is slow with hundreds. */
export const candidatesOf = (table: RouteObject[], path: string): RouteObject[] => {
  const own = path.replace(/(?<=.)\/+$/, '');
  return table.filter((route) => route.path === own || route.path?.endsWith('*'));
};

/**
 * Loads everything the screen of a path needs, so that it renders without suspending.
 *
 * @param path without query and hash
 * @param isAwaited whether the visitor has requested the screen
 */
export async function preload(path: string, isAwaited = false): Promise<void> {
  const locale = localeOfPath(path);
  const words = wordsOf(locale).load(isAwaited);
  words.catch(() => undefined);
  const table = await routesOf(locale).load(isAwaited);
  const element = matchRoutes(candidatesOf(table, path), path)?.at(-1)?.route.element;
  await Promise.all([words, screenOfElement(element)?.load(isAwaited)]);
}
