import { memo } from 'react';
import type { NavigationPage } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';

interface Props {
  page: NavigationPage;
  'aria-current'?: 'page' | undefined;
}

/** A menu entry: a link to a page, by its name. Memoized, so that navigation re-renders only the entries it changes. */
export const PageEntry = memo(function PageEntry({ page, ...props }: Props) {
  return (
    <li>
      <Link to={pathOf(page)} {...props}>
        <Words ns="labels" k={page} />
      </Link>
    </li>
  );
});
