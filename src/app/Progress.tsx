import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '../site/announce.ts';
import { isPending, onPending } from '../site/pending.ts';
import { useWords } from '../site/useWords.ts';

/** Milliseconds after which a visitor who cannot see the line is told; most moves are over by then. */
const patience = 1000;

/** A thin line at the top while a screen that was asked for is loading; the style shows it after a moment. */
export function Progress() {
  const isLoading = useSyncExternalStore(onPending, isPending, () => false);
  const text = useWords('common')('loading');
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(announce, patience, text);
    return () => clearTimeout(timer);
  }, [isLoading, text]);
  return <div className="progress" data-loading={isLoading} aria-hidden="true" />;
}
