import { useLocation } from 'react-router-dom';
import { localeOfPath } from '../../schema/page-key.ts';
import { useI18n } from '../site/useI18n.ts';
import { useWords } from '../site/useWords.ts';

/** Shown while the first screen of a visit loads, once that takes more than a moment (the style delays it). */
export function Loading() {
  const lng = localeOfPath(useLocation().pathname);
  const i18n = useI18n();
  const t = useWords('common', lng);
  return (
    <p className="loading" role="status">
      {i18n.exists('loading', { lng }) && t('loading')}
    </p>
  );
}
