import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { localeOfPath } from '../../../schema/page-key.ts';
import { useWords } from '../../site/useWords.ts';
import { useConnectionNotices } from './connection.ts';
import { loadedToasts, onToastsLoaded } from './notify.ts';

/** The place where toasts appear: nothing until the first one, and nothing in the prerendered page. */
export function Notices() {
  const toasts = useSyncExternalStore(onToastsLoaded, loadedToasts, () => undefined);
  const locale = localeOfPath(useLocation().pathname);
  const t = useWords('common', locale);
  useConnectionNotices({ offline: t('notices.offline'), online: t('notices.online') });
  if (!toasts) return null;
  return <toasts.Toasts locale={locale} label={t('notices.label')} close={t('notices.close')} />;
}
