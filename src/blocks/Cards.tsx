import { useData } from '../site/context.ts';
import { Words } from '../site/Words.tsx';

/** Titles with short descriptions, from the field that `of` names; numbered if their order matters. */
export function Cards({ of, numbered = false }: { of: string; numbered?: boolean }) {
  // All such fields have the same type; `ways` represents them.
  const field = of as 'ways';
  const cards = useData<'about'>()[field];
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={numbered ? 'cards numbered' : 'cards'} data-count={Object.keys(cards).length}>
      {Object.keys(cards).map((key) => (
        <li key={key} className="card">
          <Words as="h3" k={`${field}.${key}.title`} />
          <Words as="p" k={`${field}.${key}.text`} />
        </li>
      ))}
    </List>
  );
}
