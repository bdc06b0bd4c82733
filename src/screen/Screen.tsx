import { use } from 'react';
import { ConsentArea } from '../consent/ConsentArea.tsx';
import { languageAttributes } from '../i18n/language-attributes.ts';
import { useI18n } from '../i18n/useI18n.ts';
import { Breadcrumb } from '../shell/Breadcrumb.tsx';
import { Contents } from '../shell/Contents.tsx';
import { FallbackNotice } from '../shell/FallbackNotice.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { ContentLink } from '../shell/Link.tsx';
import { PageInfo } from '../shell/PageInfo.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { useArrival } from './arrival.ts';
import { Body } from './Body.tsx';
import { LocaleContext, ScreenContext } from './context.ts';
import { awaitScreen, loadedScreen } from './load.ts';
import type { ScreenRoute } from './routes.ts';
import { Section } from './Section.tsx';

const elements = { a: ContentLink, section: Section };

/** A whole screen: what every screen has around it, and the page's own text. Suspends until it is loaded. */
export function Screen({ route }: { route: ScreenRoute }) {
  const i18n = useI18n();
  const { page, body, components, Drawing, figures } = loadedScreen(route) ?? use(awaitScreen(route, i18n));
  const { locale } = route;
  useArrival(page, route);
  return (
    <LocaleContext value={locale}>
      <ScreenContext value={{ page, Drawing, figures }}>
        <SkipLink />
        <ConsentArea />
        <Header />
        <main id="content" tabIndex={-1} data-screen={page.key}>
          {page.locale !== locale && <FallbackNotice />}
          <Breadcrumb />
          <Contents />
          <div className="prose" {...languageAttributes(page.locale, locale)}>
            {/* Nothing of another text may be taken over, such as what was typed. */}
            <Body key={page.file} nodes={body} components={{ ...elements, ...components }} />
          </div>
          <PageInfo />
        </main>
        <Footer />
      </ScreenContext>
    </LocaleContext>
  );
}
