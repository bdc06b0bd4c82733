import tables from 'virtual:hulma/routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Locale, locales } from '../../schema/languages.ts';
import { localeOfPath } from '../../schema/page-key.ts';
import { type Loadable, loadable } from '../site/loadable.ts';
import { wordsOf } from '../site/words.ts';
import { screenOf } from './lazy-screen.tsx';

const routes = Object.fromEntries(
  locales.map((locale) => [locale, loadable(async () => (await tables[locale]()).default)]),
) as { [Code in Locale]: Loadable<RouteObject[]> };

/** The routes of a language (scripts/site/routes.ts); those of other languages are not downloaded. */
export const routesOf = (locale: Locale): Loadable<RouteObject[]> => routes[locale];

/**
 * Loads all that the screen of a path needs, so that it renders without waiting.
 *
 * @param path without query and hash
 * @param isAwaited the visitor has asked for it
 */
export async function preload(path: string, isAwaited = false): Promise<void> {
  const locale = localeOfPath(path);
  const words = wordsOf(locale).load(isAwaited);
  words.catch(() => undefined);
  const table = await routes[locale].load(isAwaited);
  const element = matchRoutes(table, path)?.at(-1)?.route.element;
  await Promise.all([words, screenOf(element)?.load(isAwaited)]);
}
