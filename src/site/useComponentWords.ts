import type { TFunction } from 'i18next';
import type { Locale } from '../../schema/languages.ts';
import { useContentLocale } from './context.ts';
import { useWords } from './useWords.ts';

/** The words inside the components, in the language of the screen's text. */
export function useComponentWords(): { t: TFunction<'components'>; locale: Locale } {
  const locale = useContentLocale();
  return { t: useWords('components', locale), locale };
}
