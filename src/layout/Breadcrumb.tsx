import { notFoundKey } from '../../schema/page-key.ts';
import { useScreen } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { languageAttributes } from '../site/language-attributes.ts';
import { PageLabel } from '../site/PageLabel.tsx';
import { useShellWords } from '../site/shell-words.ts';
import { Text } from '../site/Text.tsx';

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
