import { useContent } from '../site/context.ts';
import { Text } from '../site/Text.tsx';
import './note.css';

/** Says that prices are a reference and not final. */
export function Disclaimer() {
  const { disclaimer } = useContent<'pricing'>();
  return (
    <p className="disclaimer">
      <Text>{disclaimer}</Text>
    </p>
  );
}
