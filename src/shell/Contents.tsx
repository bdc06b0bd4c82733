import { directionOf } from '../../schema/languages.ts';
import { useScreen } from '../screen/context.ts';
import { useShellWords } from './words.ts';

/** Screens to read from top to bottom; the others are short or are looked at rather than read. */
const longScreens: readonly string[] = ['process', 'privacy-policy', 'terms-of-service'];

/** The sections of a long screen, as links: folded on a phone, beside the text on wide screens. */
export function Contents() {
  const { t } = useShellWords();
  const { page } = useScreen();
  const isLong = longScreens.includes(page.key) || page.key.startsWith('services/');
  if (!isLong || page.sections.length < 3) return null;
  return (
    <nav className="contents" aria-label={t('contents')}>
      <details>
        <summary>{t('contents')}</summary>
        <ol lang={page.locale} dir={directionOf(page.locale)}>
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
