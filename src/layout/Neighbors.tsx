import { servicePages } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { useScreen } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';

/** On the screen of a service, links to the previous and next services in menu order. */
export function Neighbors() {
  const t = useWords('common');
  const { page } = useScreen();
  const place = (servicePages as readonly string[]).indexOf(page.key);
  if (place < 0) return null;
  const neighbors = { previous: servicePages[place - 1], next: servicePages[place + 1] };
  return (
    <nav className="neighbors" aria-label={t('neighbors.label')}>
      {(['previous', 'next'] as const).map((side) => {
        const key = neighbors[side];
        return (
          key && (
            <Link key={side} to={pathOf(key)} className={side}>
              <Words as="small" ns="common" k={`neighbors.${side}`} /> <Words as="span" ns="labels" k={key} />
            </Link>
          )
        );
      })}
    </nav>
  );
}
