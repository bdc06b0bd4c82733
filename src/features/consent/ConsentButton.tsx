import { useShellWords } from '../../site/shell-words.ts';
import { useConsent } from './context.ts';
import { loadSettings } from './lazy.ts';

/** Opens the settings again at any time; they are fetched as soon as the visitor shows interest. */
export function ConsentButton() {
  const { t } = useShellWords();
  const { openSettings } = useConsent();
  const prepare = () => {
    loadSettings().catch(() => undefined);
  };
  return (
    <button
      type="button"
      className="consent-open"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={openSettings}
    >
      {t('consent.settings')}
    </button>
  );
}
