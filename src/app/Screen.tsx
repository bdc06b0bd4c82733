import type { Locale } from '../../schema/languages.ts';
import { ConsentArea } from '../features/consent/ConsentArea.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { Contents } from '../layout/Contents.tsx';
import { FallbackNotice } from '../layout/FallbackNotice.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { Neighbors } from '../layout/Neighbors.tsx';
import { PageInfo } from '../layout/PageInfo.tsx';
import { ScreenContext } from '../site/context.ts';
import { languageAttributes } from '../site/language-attributes.ts';
import type { PageModule } from '../site/page.ts';
import { Words } from '../site/Words.tsx';
import { useArrival } from './arrival.ts';
import { longTextComponents, mdxComponents } from './mdx-components.ts';

/** Keys of the screens with long text, which get a table of contents. */
const longScreens = /^(?:process|privacy-policy|terms-of-service|services\/.*)$/;

/** A screen: the shared layout and the page's own text. */
export function Screen({ locale, page, Text, Drawing, figures }: PageModule & { locale: Locale }) {
  useArrival(page, locale);
  const isLong = page.sections.length >= 3 && longScreens.test(page.key);
  return (
    <ScreenContext value={{ page, Drawing, figures }}>
      <Words as="a" className="skip-link" href="#content" ns="common" k="skip" />
      <ConsentArea />
      <Header />
      <main id="content" tabIndex={-1} data-screen={page.key} data-contents={isLong || undefined}>
        {page.locale !== locale && <FallbackNotice />}
        <Breadcrumb />
        {isLong && <Contents />}
        {/* Remounted for each file, so that no state such as form input is carried over. */}
        <div key={page.file} className="prose" {...languageAttributes(page.locale, locale)}>
          <Text components={isLong ? longTextComponents : mdxComponents} />
        </div>
        <Neighbors />
        <PageInfo />
      </main>
      <Footer />
    </ScreenContext>
  );
}
