import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { localeOfPath } from '../../schema/page-key.ts';
import { announce } from '../site/announce.ts';
import { useWords } from '../site/useWords.ts';
import { isWaiting, onLoading } from './load.ts';

/** Milliseconds after which a visitor who cannot see the line is told; most moves are over by then. */
const patience = 1000;

/** A thin line at the top while a screen that was asked for is loading; the style shows it after a moment. */
export function Progress() {
  const isLoading = useSyncExternalStore(onLoading, isWaiting, () => false);
  const text = useWords('common', localeOfPath(useLocation().pathname))('loading');
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(announce, patience, text);
    return () => clearTimeout(timer);
  }, [isLoading, text]);
  return <div className="progress" data-loading={isLoading} aria-hidden="true" />;
}
