import { languages } from '../../schema/languages.ts';
import { Text } from '../components/Text.tsx';
import { useScreen } from '../screen/context.ts';
import { translateUrl } from './repository.ts';
import { useShellWords } from './words.ts';

/** On a page that is not translated yet: says so in the visitor's language, and where to translate it. */
export function FallbackNotice() {
  const { t, locale } = useShellWords();
  const { page } = useScreen();
  const language = languages.find(({ code }) => code === locale)?.nativeName ?? locale;
  return (
    <aside className="fallback-notice">
      <p>
        <Text variables={{ language }}>{t('fallback.notice', { skipInterpolation: true })}</Text>{' '}
        <a href={translateUrl(page.key, locale)}>{t('fallback.action')}</a>
      </p>
    </aside>
  );
}
