import { nativeNameOf } from '../../../schema/languages.ts';
import { useContentLocale, useLocale } from '../../site/context.ts';
import { useWords } from '../../site/useWords.ts';

/** The line of a message that says which language the visitor reads; on a page that is not translated, not that of the text. */
export function useLanguageLine(): string {
  const components = useWords('components');
  const text = useWords('common')('language.label', { lng: useContentLocale() });
  return components('request.answer', { text, value: nativeNameOf(useLocale()) });
}
