import type { Locale } from '../../../schema/languages.ts';
import { useContentLocale } from '../context.ts';
import { useFormatted } from '../useFormatted.ts';

/** A number, price, duration or date in the language of the screen, isolated from the direction of the text. */
export function Formatted({ children }: { children: (locale: Locale) => string }) {
  const locale = useContentLocale();
  return <bdi {...useFormatted<HTMLElement>(() => children(locale))} />;
}
