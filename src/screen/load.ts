import type { i18n } from 'i18next';
import { addPage } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import type { PageModule } from './page.ts';
import type { ScreenRoute } from './routes.tsx';
import { loadSitemap } from './sitemap.ts';

/** Data that some screens need beside their page. */
const screenData: { readonly [key: string]: (locale: ScreenRoute['locale']) => Promise<void> } = {
  sitemap: loadSitemap,
};

const ready = new WeakMap<ScreenRoute, PageModule>();
const loading = new Map<ScreenRoute, Promise<PageModule>>();
let awaited: ScreenRoute | undefined;
const listeners = new Set<() => void>();

/**
 * Loads all a route needs to be drawn without waiting: the page's module, the words of its language, and
 * English words when the page itself is English. A failure is forgotten, so that the next call tries again.
 */
export function loadScreen(route: ScreenRoute, instance: i18n): Promise<PageModule> {
  notify();
  const known = loading.get(route);
  if (known) return known;
  const promise = load(route, instance).finally(notify);
  promise.catch(() => loading.delete(route));
  loading.set(route, promise);
  return promise;
}

async function load(route: ScreenRoute, instance: i18n): Promise<PageModule> {
  const [module] = await Promise.all([
    route.load(),
    loadWords(instance, route.locale),
    screenData[route.key]?.(route.locale),
  ]);
  const { page } = module;
  if (page.locale !== route.locale) await loadWords(instance, page.locale);
  addPage(instance, route.locale, page);
  ready.set(route, module);
  return module;
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

/** Whether the screen the visitor has asked for is still loading. */
export function isWaiting(): boolean {
  return awaited !== undefined && loading.has(awaited) && !ready.has(awaited);
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
