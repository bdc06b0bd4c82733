import site from 'virtual:hulma/site';
import { editUrl, repositoryOf } from '../../schema/code-host.ts';
import { formatDate } from '../i18n/format.ts';
import { useScreen } from '../screen/context.ts';
import { useFormatted } from '../screen/useFormatted.ts';
import { useShellWords } from './words.ts';

/** Where the screen's text comes from, and when it last changed. */
export function PageInfo() {
  const { t } = useShellWords();
  const { page } = useScreen();
  return (
    <p className="page-info">
      {page.updated && <Updated date={page.updated} />}{' '}
      <a href={editUrl(repositoryOf(site), `content/${page.file}`)}>{t('page.edit')}</a>
    </p>
  );
}

function Updated({ date }: { date: string }) {
  const { t, locale } = useShellWords();
  const text = useFormatted<HTMLTimeElement>(() => t('page.updated', { date: formatDate(date, locale) }));
  return <time dateTime={date} {...text} />;
}
