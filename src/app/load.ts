import type { i18n } from 'i18next';
import { recover } from '../site/deployment.ts';
import { addPage } from '../site/i18n.ts';
import type { PageModule } from '../site/page.ts';
import { loadSitemap } from '../site/sitemap.ts';
import { loadWords } from '../site/words.ts';
import { renewFailedStyles } from './failed-styles.ts';
import type { ScreenRoute } from './routes.ts';

/** Data that some screens need beside their page. */
const screenData: { readonly [key: string]: (locale: ScreenRoute['locale']) => Promise<void> } = {
  sitemap: loadSitemap,
};

const ready = new WeakMap<ScreenRoute, PageModule>();
const loading = new WeakMap<ScreenRoute, Promise<PageModule>>();
const failed = new Set<ScreenRoute>();
/** Routes that could not be loaded at least once. */
const broken = new WeakSet<ScreenRoute>();
let awaited: ScreenRoute | undefined;
const listeners = new Set<() => void>();

/**
 * Loads all a route needs to be drawn without waiting: the page's module, the words of its language, and
 * English words when the page itself is English. The failure of the screen the visitor has asked for lasts until
 * `forgetFailure()`: React asks again and again while it draws, and has to get the same answer.
 */
export function loadScreen(route: ScreenRoute, instance: i18n): Promise<PageModule> {
  notify();
  const known = loading.get(route);
  if (known) return known;
  const promise = load(route, instance)
    .catch((error) => explain(error, route, instance))
    .finally(notify);
  promise.catch(() => {
    broken.add(route);
    // A screen that was only fetched ahead is simply fetched again when the visitor goes there.
    if (awaited === route) failed.add(route);
    else if (loading.get(route) === promise) loading.delete(route);
  });
  loading.set(route, promise);
  return promise;
}

async function load(route: ScreenRoute, instance: i18n): Promise<PageModule> {
  const [module] = await Promise.all([
    route.load(),
    loadWords(instance, route.locale),
    screenData[route.key]?.(route.locale),
    broken.has(route) && renewFailedStyles(),
  ]);
  const { page } = module;
  if (page.locale !== route.locale) await loadWords(instance, page.locale);
  addPage(instance, route.locale, page);
  ready.set(route, module);
  return module;
}

/**
 * What follows a failure. The screen that the visitor is waiting for may be gone because the site was deployed anew,
 * or it failed before, be it ahead, and the browser keeps that; then the page is loaded anew, and the promise stays
 * open until it goes away. Otherwise the failure is passed on to the error fallback, which needs the words of the
 * language.
 */
async function explain(error: unknown, route: ScreenRoute, instance: i18n): Promise<never> {
  await loadWords(instance, route.locale).catch(() => undefined);
  // Last: the visitor may ask meanwhile for what was only fetched ahead.
  if (awaited === route && (await recover(broken.has(route)))) await new Promise(() => undefined);
  throw error;
}

/** Makes the next call try again after a failure: the visitor has followed a link or asked to try again. */
export function forgetFailure(route: ScreenRoute): void {
  if (failed.delete(route)) loading.delete(route);
}

/** The module of a route that has been loaded. */
export function loadedScreen(route: ScreenRoute): PageModule | undefined {
  return ready.get(route);
}

/** Loads the screen the visitor has asked for; the progress line follows it. */
export function awaitScreen(route: ScreenRoute, instance: i18n): Promise<PageModule> {
  awaited = route;
  return loadScreen(route, instance);
}

/** The visitor has arrived at a screen, and waits for no other any more. */
export function endWaiting(route: ScreenRoute): void {
  awaited = route;
  notify();
}

/** Whether the screen the visitor has asked for is still loading. */
export function isWaiting(): boolean {
  return awaited !== undefined && !ready.has(awaited) && !failed.has(awaited);
}

/** For a progress line: calls back whenever a screen starts or ends loading. */
export function onLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  // Screens ask for their module while React draws, when nothing else may be drawn.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
