import { useContent } from '../screen/context.ts';
import { Text } from './Text.tsx';
import '../styles/note.css';

/** Says that prices are a reference and not final. */
export function Disclaimer() {
  const { disclaimer } = useContent<'pricing'>();
  return (
    <p className="disclaimer">
      <Text>{disclaimer}</Text>
    </p>
  );
}
