import { memo } from 'react';
import type { NavigationPage } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';

interface Props {
  page: NavigationPage;
  'aria-current'?: 'page' | undefined;
}

/** An entry of a menu: a link to a page, by its name. A move draws only those anew that it changes. */
export const PageEntry = memo(function PageEntry({ page, ...props }: Props) {
  return (
    <li>
      <Link to={pathOf(page)} {...props}>
        <Words ns="labels" k={page} />
      </Link>
    </li>
  );
});
