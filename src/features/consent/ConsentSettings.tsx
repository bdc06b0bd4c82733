import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { pathOf } from '../../../schema/page-key.ts';
import { Link } from '../../site/Link.tsx';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { useConsent } from './context.ts';
import './banner.css';
import './settings.css';

const categories = ['essential', 'analytics', 'marketing'] as const;

/** A native dialog, which traps and restores focus; it closes on Escape and, by closeOverlays(), on navigation. */
export function ConsentSettings() {
  const t = useWords('common');
  const consent = useConsent();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Focus the heading, so that screen readers start at the beginning and Enter triggers no button.
    heading.current?.focus();
    // Closed while it is still in the document, so that the browser restores focus.
    return () => element?.close();
  }, []);

  const close = () => dialog.current?.close();
  // The event fires asynchronously: the dialog may have been reopened.
  const closed = () => {
    if (!dialog.current?.open) consent.closeSettings();
  };

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    consent.save({ analytics: ticked.has('analytics'), marketing: ticked.has('marketing') });
  };

  return (
    <dialog
      className="consent-settings"
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      data-nosnippet=""
      onClose={closed}
    >
      <form onSubmit={save}>
        <Words as="h2" id={`${id}-heading`} ref={heading} tabIndex={-1} ns="common" k="consent.settings" />
        <CloseButton className="consent-close" label={t('consent.close')} onClick={close} />
        <Words as="p" ns="common" k="consent.introduction" />
        {consent.isSignaled && <Words as="p" className="consent-signal" ns="common" k="consent.signal" />}
        <ul className="consent-categories">
          {categories.map((name) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  name={name}
                  defaultChecked={consent.preferences[name]}
                  disabled={name === 'essential'}
                  aria-describedby={`${id}-${name}`}
                />
                <Words as="span" ns="common" k={`consent.categories.${name}.title`} />
                {name === 'essential' && <Words as="small" ns="common" k="consent.always" />}
              </label>
              <Words as="p" id={`${id}-${name}`} ns="common" k={`consent.categories.${name}.text`} />
            </li>
          ))}
        </ul>
        <p className="consent-duration">
          <Words ns="common" k="consent.duration" />{' '}
          <Link to={pathOf('privacy-policy')} onClick={close}>
            <Words ns="labels" k="privacy-policy" />
          </Link>
        </p>
        <div className="consent-actions">
          <button type="submit" className="button small">
            <Words ns="common" k="consent.save" />
          </button>
          <button type="button" className="button small secondary" onClick={consent.acceptAll}>
            <Words ns="common" k="consent.accept" />
          </button>
          <button type="button" className="button small secondary" onClick={consent.acceptEssential}>
            <Words ns="common" k="consent.essential" />
          </button>
        </div>
      </form>
    </dialog>
  );
}
