import { useContent } from '../site/context.ts';
import { TextList } from './parts/TextList.tsx';
import './Checklist.css';

/** What to have ready before a project. */
export function Checklist() {
  const { checklist } = useContent<'process'>();
  return <TextList texts={checklist} className="ticks checklist" />;
}
