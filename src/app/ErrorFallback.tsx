import lastWords from 'virtual:hulma/last-words';
import site from 'virtual:hulma/site';
import type { i18n as I18n } from 'i18next';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { directionOf, sourceLocale } from '../../schema/languages.ts';
import { localeOfPath } from '../../schema/page-key.ts';
import { reload } from '../site/reload.ts';
import { leaveScreen } from './arrival.ts';

interface Props {
  path: string;
  i18n: I18n;
  retry: () => void;
}

/**
 * What a visitor sees when a screen fails (specification section 8), in the language of the address, or in
 * English where not even the words could be had. It tries again by itself when the connection is back.
 */
export function ErrorFallback({ path, i18n, retry }: Props) {
  const locale = localeOfPath(path);
  const hasWords = i18n.hasResourceBundle(locale, 'common');
  const t = i18n.getFixedT(locale, 'common');
  const words = hasWords
    ? {
        heading: t('error.heading'),
        text: t('error.text'),
        refresh: t('error.refresh'),
        retry: t('error.retry'),
      }
    : lastWords;
  const lang = hasWords ? locale : sourceLocale;
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = lang;
    root.dir = directionOf(lang);
    document.title = `${words.heading} | ${site.company}`;
    leaveScreen(locale);
    // What had the focus is gone with the screen.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [lang, locale, words.heading]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return (
    <main className="error-fallback">
      <div role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p>{words.text}</p>
      </div>
      <p className="actions">
        <button type="button" className="button" onClick={() => (navigator.onLine ? reload() : retry())}>
          {words.refresh}
        </button>
        <button type="button" className="button secondary" onClick={retry}>
          {words.retry}
        </button>
      </p>
    </main>
  );
}
