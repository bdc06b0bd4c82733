import lastWords from 'virtual:hulma/last-words';
import type { i18n as I18n } from 'i18next';
import { directionOf, sourceLocale } from '../../schema/languages.ts';
import { localeOfPath } from '../../schema/page-key.ts';

interface Props {
  path: string;
  i18n: I18n;
  retry: () => void;
}

/**
 * What a visitor sees when a screen fails (specification section 8), in the language of the address, or in
 * English where not even the words could be had.
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
  return (
    <main className="error-fallback" lang={lang} dir={directionOf(lang)} role="alert">
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <p className="actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {words.refresh}
        </button>
        <button type="button" className="button secondary" onClick={retry}>
          {words.retry}
        </button>
      </p>
    </main>
  );
}
