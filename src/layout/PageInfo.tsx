import site from 'virtual:hulma/site';
import { editUrl, repositoryOf } from '../../schema/code-host.ts';
import { useLocale, useScreen } from '../site/context.ts';
import { formatDate } from '../site/formats/format.ts';
import { useFormatted } from '../site/useFormatted.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';

/** Links to the source of the screen's text, with the date of its last change. */
export function PageInfo() {
  const { page } = useScreen();
  return (
    <p className={page.frontmatter.cta ? 'page-info after-board' : 'page-info'}>
      {page.updated && <Updated date={page.updated} />}{' '}
      <Words as="a" href={editUrl(repositoryOf(site), `content/${page.file}`)} ns="common" k="page.edit" />
    </p>
  );
}

function Updated({ date }: { date: string }) {
  const t = useWords('common');
  const locale = useLocale();
  const text = useFormatted<HTMLTimeElement>(() => t('page.updated', { date: formatDate(date, locale) }));
  return <time dateTime={date} {...text} />;
}
