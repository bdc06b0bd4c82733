import { Text } from '../../site/Text.tsx';

/** A list of texts, in order. */
export function TextList({ texts, className }: { texts: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>
          <Text>{text}</Text>
        </li>
      ))}
    </ul>
  );
}
