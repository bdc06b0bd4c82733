import { use } from 'react';
import { ConsentArea } from '../features/consent/ConsentArea.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { Contents } from '../layout/Contents.tsx';
import { FallbackNotice } from '../layout/FallbackNotice.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { PageInfo } from '../layout/PageInfo.tsx';
import { SkipLink } from '../layout/SkipLink.tsx';
import { LocaleContext, ScreenContext } from '../site/context.ts';
import { ContentLink } from '../site/Link.tsx';
import { languageAttributes } from '../site/language-attributes.ts';
import { useI18n } from '../site/useI18n.ts';
import { useArrival } from './arrival.ts';
import { Body } from './Body.tsx';
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
