import { useSyncExternalStore } from 'react';
import { isWaiting, onLoading } from '../screen/load.ts';

/** A thin line at the top while a screen that was asked for is loading; the style shows it after a moment. */
export function Progress() {
  const isLoading = useSyncExternalStore(onLoading, isWaiting, () => false);
  return <div className="progress" data-loading={isLoading} aria-hidden="true" />;
}
