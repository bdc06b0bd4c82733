import site from 'virtual:hulma/site';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { directionOf, sourceLocale } from '../../schema/languages.ts';
import { useLocale } from '../site/context.ts';
import { i18n } from '../site/i18n.ts';
import { reload } from '../site/reload.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import { leaveScreen } from './arrival.ts';

/** Shown when a screen fails, in the language of the URL or else English; retries when the connection is back. */
export function ErrorFallback({ retry }: { retry: () => void }) {
  const locale = useLocale();
  const title = useWords('common')('error.heading');
  const lang = i18n.hasResourceBundle(locale, 'common') ? locale : sourceLocale;
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = lang;
    root.dir = directionOf(lang);
    document.title = `${title} | ${site.company}`;
    leaveScreen(locale);
    // Focus was lost with the failed screen.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [lang, locale, title]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return (
    <main className="error-fallback">
      <div role="alert">
        <Words as="h1" ref={heading} tabIndex={-1} ns="common" k="error.heading" />
        <Words as="p" ns="common" k="error.text" />
      </div>
      <p className="actions">
        <button type="button" className="button" onClick={() => (navigator.onLine ? reload() : retry())}>
          <Words ns="common" k="error.refresh" />
        </button>
        <button type="button" className="button secondary" onClick={retry}>
          <Words ns="common" k="error.retry" />
        </button>
      </p>
    </main>
  );
}
