import { TextList } from './parts/TextList.tsx';
import './Checklist.css';

/** What to have ready before a project. */
export function Checklist() {
  return <TextList k="checklist" className="ticks checklist" />;
}
