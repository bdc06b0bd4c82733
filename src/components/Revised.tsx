import { formatDate } from '../i18n/format.ts';
import { useContent } from '../screen/context.ts';
import { Formatted } from './Formatted.tsx';
import { Text } from './Text.tsx';
import { useComponentWords } from './useComponentWords.ts';

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
