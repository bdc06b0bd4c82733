import { useWords } from '../site/useWords.ts';

/** Shown while the first screen of a visit loads, once that takes more than a moment (the style delays it). */
export function Loading() {
  const t = useWords('common');
  return (
    <p className="loading" role="status">
      {/* The words may be on their way too. */}
      {t('loading', { defaultValue: '' })}
    </p>
  );
}
