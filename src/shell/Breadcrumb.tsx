import { notFoundKey } from '../../schema/page-key.ts';
import { Text } from '../components/Text.tsx';
import { languageAttributes } from '../i18n/language-attributes.ts';
import { useScreen } from '../screen/context.ts';
import { Link } from './Link.tsx';
import { PageLabel } from './PageLabel.tsx';
import { useShellWords } from './words.ts';

/** Where the screen stands: home, the services where it is one of them, and the screen itself. */
export function Breadcrumb() {
  const { t, locale } = useShellWords();
  const { page } = useScreen();
  if (page.key === 'index' || page.key === notFoundKey) return null;
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        <li>
          <Link to="/">
            <PageLabel page="index" locale={locale} />
          </Link>
        </li>
        {page.key.startsWith('services/') && <li>{t('navigation.services')}</li>}
        <li aria-current="page" {...languageAttributes(page.locale, locale)}>
          <Text>{page.frontmatter.label}</Text>
        </li>
      </ol>
    </nav>
  );
}
