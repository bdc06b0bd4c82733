import site from 'virtual:hulma/site';
import { editUrl, repositoryOf } from '../../schema/code-host.ts';
import { useScreen } from '../site/context.ts';
import { formatDate } from '../site/formats/format.ts';
import { useShellWords } from '../site/shell-words.ts';
import { useFormatted } from '../site/useFormatted.ts';

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
