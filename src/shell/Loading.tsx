import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { localeOfPath } from '../../schema/page-key.ts';

/** Shown while the first screen of a visit loads, once that takes more than a moment (the style delays it). */
export function Loading() {
  const lng = localeOfPath(useLocation().pathname);
  const { t, i18n } = useTranslation('common', { lng });
  return (
    <p className="loading" role="status">
      {i18n.exists('loading', { lng }) && t('loading')}
    </p>
  );
}
