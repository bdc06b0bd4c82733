import { createContext, useContext } from 'react';
import type { ConsentState, Preferences } from './consent.ts';

/** The consent state and actions that components use. */
export interface Consent extends Pick<ConsentState, 'isSettingsOpen' | 'isSignaled'> {
  preferences: Preferences;
  isBannerShown: boolean;
  acceptAll(): void;
  acceptEssential(): void;
  save(selection: Partial<Preferences>): void;
  hideBanner(): void;
  openSettings(): void;
  closeSettings(): void;
}

export const ConsentContext = createContext<Consent | undefined>(undefined);

/** Returns the consent state and actions. @throws Error outside of <ConsentProvider> */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent)
    throw new Error(
      'useConsent() was used outside of its provider; render the component inside <ConsentProvider>.',
    );
  return consent;
}
