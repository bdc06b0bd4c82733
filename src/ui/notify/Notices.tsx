import { useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../../site/useWords.ts';
import { loadedToasts, loadToasts, notify, onToastsLoaded } from './notify.ts';

/** The container of the toasts: empty until the first one, and in the prerendered page. */
export function Notices() {
  const toasts = useSyncExternalStore(onToastsLoaded, loadedToasts, () => undefined);
  useConnectionNotices();
  return toasts ? <toasts.Toasts /> : null;
}

/** Signs of activity. Not pointer moves: a pointer may only rest on the page. */
const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const;

/** Notifies when the connection is lost or restored. The toast code cannot load offline, so it is fetched early. */
function useConnectionNotices(): void {
  const t = useWords('common');
  const [offline, online] = [t('notices.offline'), t('notices.online')];
  useEffect(() => {
    const end = new AbortController();
    window.addEventListener('offline', () => notify(offline), end);
    window.addEventListener('online', () => notify(online), end);
    return () => end.abort();
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
