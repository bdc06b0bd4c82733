import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '../../../../schema/languages.ts';
import { LocaleContext, ScreenContext } from '../../../../src/site/context.ts';
import { addPage, addWords, createI18n } from '../../../../src/site/i18n.ts';
import type { PageFacts } from '../../../../src/site/page.ts';

/** What a test defines about a screen; everything else is empty. */
export interface Sample {
  /** The language of the URL. */
  locale?: Locale;
  page?: { key?: string; locale?: Locale; frontmatter?: object; fallbacks?: string[] };
  words?: { common?: object; components?: object; labels?: object; fallbacks?: object };
}

/** A page with only what a test needs. */
export const pageOf = (page: Sample['page']): PageFacts =>
  ({ key: 'index', locale: 'nl', frontmatter: {}, fallbacks: [], ...page }) as never;

/** Interface words with only what a test needs. */
export const wordsOf = (words: Sample['words']) =>
  ({
    common: {},
    components: {},
    labels: {},
    ...words,
    fallbacks: { common: [], components: [], labels: [], ...words?.fallbacks },
  }) as never;

/** Renders a screen as prerendering does. */
export function renderScreen(children: ReactNode, { locale = 'nl', page, words }: Sample): string {
  const i18n = createI18n();
  const shown = pageOf(page);
  addWords(i18n, locale, wordsOf(words));
  addPage(i18n, shown.locale, shown);
  return renderToStaticMarkup(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <LocaleContext value={locale}>
          <ScreenContext value={{ page: shown }}>{children}</ScreenContext>
        </LocaleContext>
      </I18nextProvider>
    </StrictMode>,
  );
}
