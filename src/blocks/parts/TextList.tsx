import type { ScreenListKey } from '../../site/keys.ts';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';

/** A list of strings from the screen's words, in order. */
export function TextList({ k, className }: { k: ScreenListKey; className?: string }) {
  const texts = useWords()(k, { returnObjects: true });
  return (
    <ul className={className}>
      {texts.map((text, index) => (
        <Words as="li" key={text} k={`${k}.${index}`} />
      ))}
    </ul>
  );
}
