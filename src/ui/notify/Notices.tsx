import { useSyncExternalStore } from 'react';
import { useConnectionNotices } from './connection.ts';
import { loadedToasts, onToastsLoaded } from './notify.ts';

/** Container of the toasts: empty until the first one, and in the prerendered page. */
export function Notices() {
  const toasts = useSyncExternalStore(onToastsLoaded, loadedToasts, () => undefined);
  useConnectionNotices();
  return toasts ? <toasts.Toasts /> : null;
}
