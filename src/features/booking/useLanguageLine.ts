import { nativeNameOf } from '../../../schema/languages.ts';
import { useContentLocale, useLocale } from '../../site/context.ts';
import { useWords } from '../../site/useWords.ts';

/** The line of a message that names the visitor's language, which on an untranslated page is not that of the text. */
export function useLanguageLine(): string {
  const components = useWords('components');
  const text = useWords('common')('language.label', { lng: useContentLocale() });
  return components('request.answer', { text, value: nativeNameOf(useLocale()) });
}
