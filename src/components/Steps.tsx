import { useContent } from '../screen/context.ts';
import { CardList } from './Cards.tsx';

/** The process in short. */
export function Steps() {
  const { steps } = useContent<'index'>();
  return <CardList cards={steps} numbered />;
}
