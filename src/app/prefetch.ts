import type { Locale } from '../../schema/languages.ts';
import { localeOfPath } from '../../schema/page-key.ts';
import { formatDate, formatMoney } from '../site/formats/format.ts';
import { whenIdle } from '../site/idle.ts';
import { preload } from './routes.ts';

/** Screens that are fetched ahead for one view of a screen, besides those that the visitor is about to ask for. */
const most = 3;

/** Milliseconds a screen has to be there before the next ones are prepared. */
const patience = 1000;

/** What the browser learns when it first uses `Intl`: each takes a phone some 50 ms, and later uses nothing. */
const firstUses = (locale: Locale): (() => unknown)[] => [
  () => Intl.getCanonicalLocales(locale),
  () => formatMoney(0, locale),
  () => formatDate('2026-01-01', locale),
];

/** Visitors who save data or are on a very slow line get nothing they have not asked for. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Has the screens behind the links of the screen fetched: at once when the visitor shows interest in a link; and when
 * the line allows, those of links that are seen, one after the other, links in the text first.
 *
 * @returns ends it
 */
export function prefetchLinks(): () => void {
  const stop = new AbortController();
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && mayPrefetch()) prefetch(link);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prepare, { capture: true, passive: true, signal: stop.signal });
  // Nor shall the next screen wait for these, nor the visitor for all of them at once.
  const uses = firstUses(localeOfPath(location.pathname));
  const learning = uses.map((use, index) => whenIdle(patience + 250 * index, use));
  const ends = [() => stop.abort(), prefetchSeen(), ...learning];
  return () => {
    for (const end of ends) end();
  };
}

function prefetchSeen(): () => void {
  const seen = new Set<HTMLAnchorElement>();
  let left = most;
  let isFetching = false;
  const next = async () => {
    const [link] = [...seen].sort((a, b) => rank(a) - rank(b));
    if (!link || isFetching || left === 0) return;
    seen.delete(link);
    left -= 1;
    isFetching = true;
    await prefetch(link);
    isFetching = false;
    whenIdle(0, next);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target as HTMLAnchorElement);
      else seen.delete(target as HTMLAnchorElement);
    }
    next();
  });
  const giveUp = whenIdle(patience, () => {
    if (!mayPrefetch()) return;
    for (const link of document.querySelectorAll(':is(header, main) a[href^="/"]')) observer.observe(link);
  });
  return () => {
    giveUp();
    left = 0;
    observer.disconnect();
  };
}

const rank = (link: Element): number => (link.closest('.prose') ? 0 : 1);

/** A failure shows when the visitor follows the link; there is nothing to say about it here. */
async function prefetch({ origin, pathname }: HTMLAnchorElement): Promise<void> {
  const isFile = pathname.includes('.');
  if (origin !== location.origin || pathname === location.pathname || isFile) return;
  await preload(pathname).catch(() => undefined);
}
