import { createContext, useContext } from 'react';
import type { ConsentState, Preferences } from './consent.ts';

/** What the screen knows about the visitor's consent, and what the visitor can do about it. */
export interface Consent extends Pick<ConsentState, 'isSettingsOpen' | 'isSignaled'> {
  /** What is allowed at the moment. */
  preferences: Preferences;
  isBannerShown: boolean;
  acceptAll(): void;
  acceptEssential(): void;
  /** Saves a selection. Essential is part of it, whatever is passed. */
  save(selection: Partial<Preferences>): void;
  /** Puts the banner away without a choice. */
  hideBanner(): void;
  openSettings(): void;
  closeSettings(): void;
}

export const ConsentContext = createContext<Consent | undefined>(undefined);

/** @throws outside of <ConsentProvider> (specification section 8) */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent)
    throw new Error(
      'useConsent() was used outside of its provider; draw the component inside <ConsentProvider>.',
    );
  return consent;
}
