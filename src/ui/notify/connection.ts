import { useEffect } from 'react';
import { loadToasts, notify } from './notify.ts';

/** Signs of activity; a pointer may just rest on the page. */
const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Notifies the visitor when the connection is lost and restored. Nothing can be loaded offline, so the toast code is
 * fetched on the visitor's first activity.
 */
export function useConnectionNotices({ offline, online }: { offline: string; online: string }): void {
  useEffect(() => {
    const tellOffline = () => notify(offline);
    const tellOnline = () => notify(online);
    window.addEventListener('offline', tellOffline);
    window.addEventListener('online', tellOnline);
    return () => {
      window.removeEventListener('offline', tellOffline);
      window.removeEventListener('online', tellOnline);
    };
  }, [offline, online]);

  useEffect(() => {
    const stop = new AbortController();
    const prepare = () => {
      stop.abort();
      loadToasts().catch(() => undefined);
    };
    for (const sign of signsOfLife)
      window.addEventListener(sign, prepare, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}
