import { notFoundKey } from '../../schema/page-key.ts';
import { useLocale, useScreen } from '../site/context.ts';
import { languageAttributes } from '../site/language-attributes.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import { PageEntry } from './PageEntry.tsx';

/** Home, the services group for services, and the current screen. */
export function Breadcrumb() {
  const t = useWords('common');
  const locale = useLocale();
  const { page } = useScreen();
  if (page.key === 'index' || page.key === notFoundKey) return null;
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        <PageEntry page="index" />
        {page.key.startsWith('services/') && <Words as="li" ns="common" k="navigation.services" />}
        <Words as="li" aria-current="page" {...languageAttributes(page.locale, locale)} k="label" />
      </ol>
    </nav>
  );
}
