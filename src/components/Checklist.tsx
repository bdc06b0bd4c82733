import { useContent } from '../screen/context.ts';
import { TextList } from './TextList.tsx';
import '../styles/checklist.css';

/** What to have ready before a project. */
export function Checklist() {
  const { checklist } = useContent<'process'>();
  return <TextList texts={checklist} className="ticks checklist" />;
}
