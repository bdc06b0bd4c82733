import { useContent } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatDate } from '../site/formats/format.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';

/** When the meaning of a legal text last changed. */
export function Revised() {
  const { revised } = useContent<'terms-of-service'>();
  const { t, locale } = useComponentWords();
  const date = (
    <time dateTime={revised}>
      <Formatted>{() => formatDate(revised, locale)}</Formatted>
    </time>
  );
  return (
    <p className="revised">
      <Text variables={{ date }}>{t('revised', { skipInterpolation: true })}</Text>
    </p>
  );
}
