import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { useWords } from '../../site/useWords.ts';
import { handleFailure } from '../../ui/notify/failure.ts';
import { notify } from '../../ui/notify/notify.ts';
import {
  allowedPreferences,
  everything,
  initialConsent,
  isBannerShown,
  nextConsent,
  onlyEssential,
  type Preferences,
  preferencesOf,
} from './consent.ts';
import { type Consent, ConsentContext } from './context.ts';
import { returnFocus } from './focus.ts';
import { loadSettings } from './lazy.ts';
import { readChoice, writeChoice } from './storage.ts';

/** Connects the state machine to the browser: reads, stores and applies choices, and syncs them between tabs. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextConsent, initialConsent);
  const t = useWords('common');

  useEffect(() => {
    const read = () => dispatch({ type: 'read', choice: readChoice(), isSignaled: hasPrivacySignal() });
    read();
    const end = new AbortController();
    // Another tab has stored a choice.
    window.addEventListener('storage', read, end);
    // The choice may have expired while the tab was in the background.
    document.addEventListener('visibilitychange', read, end);
    return () => end.abort();
  }, []);

  const { isKnown, choice, isSettingsOpen } = state;
  useEffect(() => {
    if (!isKnown) return;
    // Loaded later, since the first view does not need it; until then, nothing is allowed.
    import('./apply.ts').then(
      ({ applyChoice }) => applyChoice(choice),
      () => undefined,
    );
  }, [isKnown, choice]);

  // Focus is lost when the banner or the dialog is removed.
  const asks = isBannerShown(state);
  useEffect(() => (asks ? returnFocus : undefined), [asks]);
  useEffect(() => (isSettingsOpen ? returnFocus : undefined), [isSettingsOpen]);

  const consent = useMemo((): Consent => {
    const choose = (preferences: Preferences) => {
      const chosen = { preferences, date: Date.now() };
      const isKept = writeChoice(chosen);
      dispatch({ type: 'chosen', choice: chosen });
      notify(t(isKept ? 'consent.saved' : 'consent.unsaved'));
    };
    return {
      preferences: allowedPreferences(state),
      isBannerShown: isBannerShown(state),
      isSettingsOpen: state.isSettingsOpen,
      isSignaled: state.isSignaled,
      acceptAll: () => choose(everything),
      acceptEssential: () => choose(onlyEssential),
      save: (selection) => choose(preferencesOf(selection)),
      hideBanner: () => dispatch({ type: 'hidden' }),
      openSettings: () => {
        loadSettings().then(
          () => dispatch({ type: 'settings', isOpen: true }),
          () => handleFailure('settings', t('error.heading')),
        );
      },
      closeSettings: () => dispatch({ type: 'settings', isOpen: false }),
    };
  }, [state, t]);

  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

/** Whether the browser sends Global Privacy Control: https://w3c.github.io/gpc/ */
function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
