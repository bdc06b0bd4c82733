import loaders from 'virtual:hulma/routes';
import { matchRoutes } from 'react-router-dom';
import { localeOfPath } from '../../schema/page-key.ts';
import { loadableByLocale } from '../site/loadable.ts';
import { wordsOf } from '../site/words.ts';
import { screenOf } from './lazy-screen.tsx';

/** The routes of a language (scripts/site/routes.ts); other languages are not downloaded. */
export const routesOf = loadableByLocale(loaders);

/**
 * Loads everything the screen of a path needs, so that it renders without suspending.
 *
 * @param path without query and hash
 * @param isAwaited whether the visitor has requested it
 */
export async function preload(path: string, isAwaited = false): Promise<void> {
  const locale = localeOfPath(path);
  const words = wordsOf(locale).load(isAwaited);
  words.catch(() => undefined);
  const table = await routesOf(locale).load(isAwaited);
  const element = matchRoutes(table, path)?.at(-1)?.route.element;
  await Promise.all([words, screenOf(element)?.load(isAwaited)]);
}
