import { hasContents } from '../../schema/long-screens.ts';
import { useScreen } from '../site/context.ts';
import { languageAttributes } from '../site/language-attributes.ts';
import { useShellWords } from '../site/shell-words.ts';

/**
 * The sections of a long screen, as links: folded on a phone, beside the text on wide screens. Their styles come
 * with the pages that have them (scripts/site/content.ts).
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
