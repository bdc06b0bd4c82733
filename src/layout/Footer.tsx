import site from 'virtual:hulma/site';
import { memo } from 'react';
import { legalPages, type NavigationPage, servicePages, studioPages } from '../../schema/navigation.ts';
import { ConsentButton } from '../features/consent/ConsentButton.tsx';
import { ThemeSwitch } from '../features/theme/ThemeSwitch.tsx';
import { EmailLink, PhoneLink } from '../site/ContactLinks.tsx';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import { LanguageLinks } from './LanguageSelector.tsx';
import { PageEntry } from './PageEntry.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { WhatsAppButton } from './WhatsAppButton.tsx';

/** Links to every screen, contact details, languages, the theme, and the note on samples. Rendered once per language. */
export const Footer = memo(function Footer() {
  const t = useWords('common');
  return (
    <footer className="site-footer">
      <p className="footer-claim">
        <strong>{site.company}</strong> <Words ns="common" k="footer.claim" />
      </p>
      <nav aria-label={t('footer.label')} className="footer-columns">
        <FooterLinks heading="footer.studio" pages={studioPages} />
        <FooterLinks heading="footer.services" pages={servicePages} />
        <div>
          <Words as="h2" ns="common" k="footer.contact" />
          <ul>
            <li>
              <PhoneLink />
            </li>
            <li>
              <EmailLink />
            </li>
          </ul>
        </div>
        <div>
          <Words as="h2" ns="common" k="footer.languages" />
          <LanguageLinks />
        </div>
      </nav>
      <div className="footer-end">
        <Words as="p" ns="common" k="footer.rights" values={{ year: site.year }} />
        <ul>
          {legalPages.map((key) => (
            <PageEntry key={key} page={key} />
          ))}
          <li>
            <ConsentButton />
          </li>
          <li className="needs-script">
            <ThemeSwitch />
          </li>
        </ul>
        {site.sample && <Words as="p" className="sample-notice" ns="common" k="footer.sample" />}
      </div>
      {/* Floating over the page, but part of a landmark (ARIA landmarks practice). */}
      <ScrollToTop />
      <WhatsAppButton />
    </footer>
  );
});

interface FooterLinksProps {
  heading: 'footer.studio' | 'footer.services';
  pages: readonly NavigationPage[];
}

function FooterLinks({ heading, pages }: FooterLinksProps) {
  return (
    <div>
      <Words as="h2" ns="common" k={heading} />
      <ul>
        {pages.map((key) => (
          <PageEntry key={key} page={key} />
        ))}
      </ul>
    </div>
  );
}
