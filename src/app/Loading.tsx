import { useWords } from '../site/useWords.ts';

/** Shown while the first screen of a visit loads, after a short delay (progress.css). */
export function Loading() {
  const t = useWords('common');
  return (
    <p className="loading" role="status">
      {/* The words may still be loading, too. */}
      {t('loading', { defaultValue: '' })}
    </p>
  );
}
