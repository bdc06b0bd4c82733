import site from 'virtual:hulma/site';
import { editUrl, newUrl, repositoryOf } from '../../schema/code-host.ts';
import { languages } from '../../schema/languages.ts';
import { useScreen } from '../site/context.ts';
import { useShellWords } from '../site/shell-words.ts';
import { Text } from '../site/Text.tsx';

/** On a page that is not translated yet: says so in the visitor's language, and where to translate it. */
export function FallbackNotice() {
  const { t, locale } = useShellWords();
  const { page } = useScreen();
  const urlOf = page.begun?.includes(locale) ? editUrl : newUrl;
  const language = languages.find(({ code }) => code === locale)?.nativeName ?? locale;
  return (
    <aside className="fallback-notice">
      <p>
        <Text variables={{ language }}>{t('fallback.notice', { skipInterpolation: true })}</Text>{' '}
        <a href={urlOf(repositoryOf(site), `content/${locale}/${page.key}.mdx`)}>{t('fallback.action')}</a>
      </p>
    </aside>
  );
}
