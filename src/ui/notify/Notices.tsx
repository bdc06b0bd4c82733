import { useSyncExternalStore } from 'react';
import { useWords } from '../../site/useWords.ts';
import { useConnectionNotices } from './connection.ts';
import { loadedToasts, onToastsLoaded } from './notify.ts';

/** Container of the toasts: empty until the first one, and in the prerendered page. */
export function Notices() {
  const toasts = useSyncExternalStore(onToastsLoaded, loadedToasts, () => undefined);
  const t = useWords('common');
  useConnectionNotices({ offline: t('notices.offline'), online: t('notices.online') });
  return toasts ? <toasts.Toasts /> : null;
}
