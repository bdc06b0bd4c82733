import { nativeNameOf } from '../../../schema/languages.ts';
import { useContentLocale, useLocale } from '../../site/context.ts';
import { useWords } from '../../site/useWords.ts';

/** Returns the line that names the visitor's language, which differs from the text's on an untranslated page. */
export function useLanguageLine(): string {
  const components = useWords('components');
  const text = useWords('common')('language.label', { lng: useContentLocale() });
  return components('request.answer', { text, value: nativeNameOf(useLocale()) });
}
