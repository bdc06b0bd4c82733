import type { TFunction } from 'i18next';
import type { Locale } from '../../schema/languages.ts';
import { useWords } from '../i18n/useWords.ts';
import { useContentLocale } from '../screen/context.ts';

/** The words inside the components, in the language of the screen's text. */
export function useComponentWords(): { t: TFunction<'components'>; locale: Locale } {
  const locale = useContentLocale();
  return { t: useWords('components', locale), locale };
}
