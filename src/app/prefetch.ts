import type { Locale } from '../../schema/languages.ts';
import { localeOfPath } from '../../schema/page-key.ts';
import { formatDate, formatMoney } from '../site/formats/format.ts';
import { whenIdle } from '../site/idle.ts';
import { preload } from './routes.ts';

/** Maximum number of prefetched screens per screen, besides those the visitor shows interest in. */
const maxPrefetched = 3;

/** Milliseconds to wait on a screen before prefetching. */
const prefetchDelay = 1000;

/** Warms up `Intl`: the first use of each formatter takes about 50 ms on a phone. */
const warmUpTasks = (locale: Locale): (() => unknown)[] => [
  () => Intl.getCanonicalLocales(locale),
  () => formatMoney(0, locale),
  () => formatDate('2026-01-01', locale),
];

/** Whether the connection permits prefetching: not in data-saving mode or at 2G speed. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Prefetches the screens behind links, connection permitting: immediately when the visitor shows interest in a link,
 * and behind visible links one after the other, those in the text first.
 *
 * @returns a function that stops prefetching
 */
export function prefetchLinks(): () => void {
  const stop = new AbortController();
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && mayPrefetch()) prefetch(link);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prepare, { capture: true, passive: true, signal: stop.signal });
  // One at a time, so that neither the next screen nor the visitor has to wait for all of them.
  const tasks = warmUpTasks(localeOfPath(location.pathname));
  const warmUps = tasks.map((task, index) => whenIdle(prefetchDelay + 250 * index, task));
  const ends = [() => stop.abort(), prefetchVisible(), ...warmUps];
  return () => {
    for (const end of ends) end();
  };
}

function prefetchVisible(): () => void {
  const visible = new Set<HTMLAnchorElement>();
  let left = maxPrefetched;
  let isFetching = false;
  const next = async () => {
    const [link] = [...visible].sort((a, b) => rank(a) - rank(b));
    if (!link || isFetching || left === 0) return;
    visible.delete(link);
    left -= 1;
    isFetching = true;
    await prefetch(link);
    isFetching = false;
    whenIdle(0, next);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target as HTMLAnchorElement);
      else visible.delete(target as HTMLAnchorElement);
    }
    next();
  });
  const cancel = whenIdle(prefetchDelay, () => {
    if (!mayPrefetch()) return;
    for (const link of document.querySelectorAll(':is(header, main) a[href^="/"]')) observer.observe(link);
  });
  return () => {
    cancel();
    left = 0;
    observer.disconnect();
  };
}

const rank = (link: Element): number => (link.closest('.prose') ? 0 : 1);

/** Prefetches the screen behind a link. Ignores failures, which show when the visitor follows the link. */
async function prefetch({ origin, pathname }: HTMLAnchorElement): Promise<void> {
  const isFile = pathname.includes('.');
  if (origin !== location.origin || pathname === location.pathname || isFile) return;
  await preload(pathname).catch(() => undefined);
}
