import { Suspense } from 'react';
import { useConsent } from './context.ts';
import { ConsentBanner, ConsentSettings } from './lazy.ts';

/** The place of banner and settings: the first stop of the keyboard after the skip link. Empty until one is needed. */
export function ConsentArea() {
  const { isBannerShown, isSettingsOpen } = useConsent();
  return (
    <>
      {isBannerShown && (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      )}
      {isSettingsOpen && (
        <Suspense>
          <ConsentSettings />
        </Suspense>
      )}
    </>
  );
}
