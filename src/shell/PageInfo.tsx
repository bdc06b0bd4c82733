import { formatDate } from '../i18n/format.ts';
import { useScreen } from '../screen/context.ts';
import { editUrl } from './repository.ts';
import { useShellWords } from './words.ts';

/** Where the screen's text comes from, and when it last changed. */
export function PageInfo() {
  const { t, locale } = useShellWords();
  const { page } = useScreen();
  return (
    <p className="page-info">
      {page.updated && (
        <time dateTime={page.updated} suppressHydrationWarning>
          {t('page.updated', { date: formatDate(page.updated, locale) })}
        </time>
      )}{' '}
      <a href={editUrl(page.file)}>{t('page.edit')}</a>
    </p>
  );
}
