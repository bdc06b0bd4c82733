import { useData } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatDate } from '../site/formats/format.ts';
import { Words } from '../site/Words.tsx';

/** When the meaning of a legal text last changed. */
export function Revised() {
  const { revised } = useData<'terms-of-service'>();
  const date = (
    <time dateTime={revised}>
      <Formatted>{(locale) => formatDate(revised, locale)}</Formatted>
    </time>
  );
  return <Words as="p" className="revised" ns="components" k="revised" values={{ date }} />;
}
