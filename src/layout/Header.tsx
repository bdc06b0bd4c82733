import site from 'virtual:hulma/site';
import { useRef } from 'react';
import { headerPages, quotePath, servicePages } from '../../schema/navigation.ts';
import { SearchButton } from '../features/search/SearchButton.tsx';
import { useScreen } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import { ChevronIcon, CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import { Logo } from './Logo.tsx';
import { PageEntry } from './PageEntry.tsx';
import { useLightDismiss } from './useLightDismiss.ts';

/** Name, main menu, search, language selector. CSS alone makes the menu a popover on a phone and a row elsewhere. */
export function Header() {
  const t = useWords('common');
  const { page } = useScreen();
  const menu = useRef<HTMLElement>(null);
  useLightDismiss(menu);
  const current = (key: string) => (page.key === key ? 'page' : undefined);
  return (
    <header className="site-header">
      <Link to="/" className="site-name" aria-current={current('index')}>
        <Logo />
        {site.company}
      </Link>
      <nav ref={menu} className="main-menu" id="menu" popover="auto" aria-label={t('navigation.label')}>
        <button type="button" className="menu-close" popoverTarget="menu" popoverTargetAction="hide">
          <CloseIcon />
          <Words ns="common" k="navigation.close" />
        </button>
        <ul>
          <li>
            <details name="main-menu">
              <summary data-current={page.key.startsWith('services/') || undefined}>
                <Words ns="common" k="navigation.services" /> <ChevronIcon />
              </summary>
              <ul>
                {servicePages.map((key) => (
                  <PageEntry key={key} page={key} aria-current={current(key)} />
                ))}
              </ul>
            </details>
          </li>
          {headerPages.map((key) => (
            <PageEntry key={key} page={key} aria-current={current(key)} />
          ))}
          <li>
            <Link to={quotePath} className="button small">
              <Words ns="common" k="navigation.quote" />
            </Link>
          </li>
        </ul>
      </nav>
      <SearchButton />
      <LanguageSelector />
      <button type="button" className="menu-open" popoverTarget="menu">
        <MenuIcon />
        <Words ns="common" k="navigation.menu" />
      </button>
    </header>
  );
}
