import { Words } from '../site/Words.tsx';
import './note.css';

/** Says that prices are a reference and not final. */
export function Disclaimer() {
  return <Words as="p" className="disclaimer" k="disclaimer" />;
}
