import site from 'virtual:hulma/site';
import { memo } from 'react';
import { legalPages, type NavigationPage, servicePages, studioPages } from '../../schema/navigation.ts';
import { ConsentButton } from '../features/consent/ConsentButton.tsx';
import { EmailLink, PhoneLink } from '../site/ContactLinks.tsx';
import { useShellWords } from '../site/shell-words.ts';
import { LanguageLinks } from './LanguageSelector.tsx';
import { PageEntry } from './PageEntry.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { WhatsAppButton } from './WhatsAppButton.tsx';

/**
 * The footer: every screen, the ways to get in touch, the languages, and what on the site is a sample. Drawn once for
 * each language.
 */
export const Footer = memo(function Footer() {
  const { t } = useShellWords();
  return (
    <footer className="site-footer">
      <p className="footer-claim">
        <strong>{site.company}</strong>
        {` ${t('footer.claim')}`}
      </p>
      <nav aria-label={t('footer.label')} className="footer-columns">
        <FooterLinks heading={t('footer.studio')} pages={studioPages} />
        <FooterLinks heading={t('footer.services')} pages={servicePages} />
        <div>
          <h2>{t('footer.contact')}</h2>
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
          <h2>{t('footer.languages')}</h2>
          <LanguageLinks />
        </div>
      </nav>
      <div className="footer-end">
        <p>{t('footer.rights', { year: site.year, company: site.company })}</p>
        <ul>
          {legalPages.map((key) => (
            <PageEntry key={key} page={key} />
          ))}
          <li>
            <ConsentButton />
          </li>
        </ul>
        {site.sample && <p className="sample-notice">{t('footer.sample')}</p>}
      </div>
      {/* They float over the page, but belong to a landmark like everything else (ARIA landmarks practice). */}
      <ScrollToTop />
      <WhatsAppButton />
    </footer>
  );
});

function FooterLinks({ heading, pages }: { heading: string; pages: readonly NavigationPage[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {pages.map((key) => (
          <PageEntry key={key} page={key} />
        ))}
      </ul>
    </div>
  );
}
