import { memo } from 'react';
import type { NavigationPage } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';

interface Props {
  page: NavigationPage;
  'aria-current'?: 'page' | undefined;
}

/** A menu entry: a link with the page's label. Memoized, so that navigation re-renders only the entries it changes. */
export const PageEntry = memo(function PageEntry({ page, ...props }: Props) {
  return (
    <li>
      <Link to={pathOf(page)} {...props}>
        <Words ns="labels" k={page} />
      </Link>
    </li>
  );
});
