import { useScreen } from '../site/context.ts';
import { TitleAndText } from './parts/TitleAndText.tsx';

interface Card {
  title: string;
  text: string;
}

/** Titles with a short text each, from the field of the frontmatter that `of` names. */
export function Cards({ of, numbered = false }: { of: string; numbered?: boolean }) {
  const { page } = useScreen();
  return <CardList cards={page.frontmatter[of] as { [key: string]: Card }} numbered={numbered} />;
}

/** Cards in the order of their keys; with numbers where the order matters. */
function CardList({ cards, numbered }: { cards: { readonly [key: string]: Card }; numbered: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={numbered ? 'cards numbered' : 'cards'}>
      {Object.entries(cards).map(([key, { title, text }]) => (
        <li key={key} className="card">
          <TitleAndText title={title} text={text} />
        </li>
      ))}
    </List>
  );
}
