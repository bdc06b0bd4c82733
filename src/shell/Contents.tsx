import { hasContents } from '../../schema/long-screens.ts';
import { languageAttributes } from '../i18n/language-attributes.ts';
import { useScreen } from '../screen/context.ts';
import { useShellWords } from './words.ts';

/**
 * The sections of a long screen, as links: folded on a phone, beside the text on wide screens. Their styles come
 * with the pages that have them (scripts/vite/content.ts).
 */
export function Contents() {
  const { t, locale } = useShellWords();
  const { page } = useScreen();
  if (!hasContents(page.key, page.sections.length)) return null;
  return (
    <nav className="contents" aria-label={t('contents')}>
      <details>
        <summary>{t('contents')}</summary>
        <ol {...languageAttributes(page.locale, locale)}>
          {page.sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
