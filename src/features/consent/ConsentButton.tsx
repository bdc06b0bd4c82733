import { Words } from '../../site/Words.tsx';
import { useConsent } from './context.ts';
import { loadSettings } from './lazy.ts';

/** A button that opens the settings, which are fetched as soon as the visitor shows interest. */
export function ConsentButton() {
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
      <Words ns="common" k="consent.settings" />
    </button>
  );
}
