import { useEffect } from 'react';
import { loadToasts, notify } from './notify.ts';

/** What a visitor does on the page; the pointer alone may rest anywhere. */
const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Tells the visitor when the connection is lost and when it is back. Once it is lost nothing can be loaded, so
 * what draws toasts is fetched when the visitor first does something on the page.
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
