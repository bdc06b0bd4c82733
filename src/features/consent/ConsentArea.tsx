import { Suspense } from 'react';
import { useConsent } from './context.ts';
import { ConsentBanner, ConsentSettings } from './lazy.ts';

/** Banner and settings, whose tab stops come right after the skip link. Empty until needed. */
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
