import { useSyncExternalStore } from 'react';
import { useLocale } from '../../site/context.ts';
import { useWords } from '../../site/useWords.ts';
import { useConnectionNotices } from './connection.ts';
import { loadedToasts, onToastsLoaded } from './notify.ts';

/** Container of the toasts: empty until the first one, and in the prerendered page. */
export function Notices() {
  const toasts = useSyncExternalStore(onToastsLoaded, loadedToasts, () => undefined);
  const locale = useLocale();
  const t = useWords('common');
  useConnectionNotices({ offline: t('notices.offline'), online: t('notices.online') });
  if (!toasts) return null;
  return <toasts.Toasts locale={locale} label={t('notices.label')} close={t('notices.close')} />;
}
