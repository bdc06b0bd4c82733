import { Suspense } from 'react';
import { useConsent } from './context.ts';
import { ConsentBanner, ConsentSettings } from './lazy.ts';

/** Container of banner and settings: the first tab stop after the skip link. Empty until needed. */
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
