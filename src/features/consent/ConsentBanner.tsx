import { useEffect, useId, useRef } from 'react';
import { announce, announcerId } from '../../site/announce.ts';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import './banner.css';
import { useConsent } from './context.ts';
import { rememberFocus } from './focus.ts';
import { useBannerSpace } from './useBannerSpace.ts';

/** Asks for consent without blocking the page. Rejecting is as easy as accepting. Excluded from search snippets. */
export function ConsentBanner() {
  const t = useWords('common');
  const { isSignaled, acceptAll, acceptEssential, openSettings, hideBanner } = useConsent();
  const banner = useRef<HTMLElement>(null);
  const title = useId();
  useBannerSpace(banner);
  const heading = t('consent.title');
  useEffect(() => {
    // Does not interrupt another announcement, such as the title of a screen.
    if (!document.getElementById(announcerId)?.textContent) announce(heading);
  }, [heading]);
  return (
    <section
      className="consent-banner"
      ref={banner}
      aria-labelledby={title}
      data-nosnippet=""
      onFocus={rememberFocus}
    >
      <div className="consent-text">
        <Words as="p" id={title} className="consent-title" ns="common" k="consent.title" />
        <Words as="p" ns="common" k="consent.text" />
        {isSignaled && <Words as="p" ns="common" k="consent.signal" />}
      </div>
      <div className="consent-actions">
        <button type="button" className="button small" onClick={acceptAll}>
          <Words ns="common" k="consent.accept" />
        </button>
        <button type="button" className="button small" onClick={acceptEssential}>
          <Words ns="common" k="consent.essential" />
        </button>
        <button
          type="button"
          className="button small secondary"
          aria-haspopup="dialog"
          onClick={openSettings}
        >
          <Words ns="common" k="consent.customize" />
        </button>
      </div>
      <CloseButton className="consent-close" label={t('consent.hide')} onClick={hideBanner} />
    </section>
  );
}
