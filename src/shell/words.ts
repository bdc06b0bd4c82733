import type { TFunction } from 'i18next';
import type { Locale } from '../../schema/languages.ts';
import { useWords } from '../i18n/useWords.ts';
import { useLocale } from '../screen/context.ts';

/** The words around a screen, in the language of the URL. */
export function useShellWords(): { t: TFunction; locale: Locale } {
  const locale = useLocale();
  return { t: useWords('common', locale), locale };
}
