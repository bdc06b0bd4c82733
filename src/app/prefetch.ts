import type { i18n } from 'i18next';
import { whenIdle } from '../site/idle.ts';
import { loadScreen } from './load.ts';
import type { ScreenRoute } from './routes.ts';

/** Bytes, compressed, that may be fetched ahead for one view of a screen. */
const budget = 15_000;

/** Bytes of a screen, compressed, that are reckoned with before it is fetched: two of three are smaller. */
const usual = 7_000;

/** Milliseconds a link has to stay in view: those a visitor scrolls past are not what they look at. */
const dwell = 1000;

/** Visitors who save data or are on a very slow line get nothing they have not asked for. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

const wanted = new Map<Element, () => Promise<unknown>>();
const inView = new Set<Element>();
let observer: IntersectionObserver | undefined;
let spent = 0;
let spentAt = 0;
let isFetching = false;

/**
 * Has the screen behind a link fetched when the link is in view and nothing else is going on, one at a time and
 * within the budget, which begins anew with what the visitor scrolls to; links in the text go before those around it.
 *
 * @returns what ends it, for React's `ref`
 */
export function prefetchInView(link: Element | null, route: ScreenRoute, instance: i18n) {
  if (!link || !mayPrefetch()) return undefined;
  observer ??= new IntersectionObserver(watch);
  observer.observe(link);
  wanted.set(link, () => loadScreen(route, instance).catch(() => undefined));
  return () => {
    observer?.unobserve(link);
    wanted.delete(link);
    inView.delete(link);
  };
}

/** The visitor is somewhere else: the budget begins anew. */
export function renewBudget(): void {
  spent = 0;
  spentAt = scrollY;
}

function watch(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inView.add(target);
    else inView.delete(target);
  }
  if (Math.abs(scrollY - spentAt) > innerHeight / 2) renewBudget();
  setTimeout(fetchNext, dwell);
}

async function fetchNext(): Promise<void> {
  const next = [...inView].sort((a, b) => rank(a) - rank(b))[0];
  if (!next || isFetching || spent + usual > budget || !mayPrefetch()) return;
  isFetching = true;
  observer?.unobserve(next);
  inView.delete(next);
  const start = performance.now();
  await wanted.get(next)?.();
  spent += bytesSince(start);
  isFetching = false;
  whenIdle(50, fetchNext);
}

const rank = (link: Element): number => (link.closest('.prose') ? 0 : 1);

/** Bytes of scripts and styles that came over the network since a time. */
function bytesSince(start: number): number {
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= start && name.includes('/assets/'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
}
