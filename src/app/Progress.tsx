import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '../site/announce.ts';
import { isPending, onPending } from '../site/pending.ts';
import { useWords } from '../site/useWords.ts';

/** Milliseconds before screen readers announce loading; most navigations are faster. */
const announceDelay = 1000;

/** A thin line at the top while a requested screen is loading; the style sheet delays it. */
export function Progress() {
  const isLoading = useSyncExternalStore(onPending, isPending, () => false);
  const text = useWords('common')('loading');
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(announce, announceDelay, text);
    return () => clearTimeout(timer);
  }, [isLoading, text]);
  return <div className="progress" data-loading={isLoading} aria-hidden="true" />;
}
