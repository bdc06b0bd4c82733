import { useLocale, useScreen } from '../site/context.ts';
import { languageAttributes } from '../site/language-attributes.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import './contents.css';

/** The sections of a long screen, as links: folded on a phone, beside the text on wide screens. */
export function Contents() {
  const t = useWords('common');
  const locale = useLocale();
  const { page } = useScreen();
  return (
    <nav className="contents" aria-label={t('contents')}>
      <details>
        <Words as="summary" ns="common" k="contents" />
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
