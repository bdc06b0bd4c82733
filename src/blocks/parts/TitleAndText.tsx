import { Text } from '../../site/Text.tsx';

/** A title with a short text below it, as an entry of a list has them. */
export function TitleAndText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>
        <Text>{title}</Text>
      </h3>
      <p>
        <Text>{text}</Text>
      </p>
    </>
  );
}
