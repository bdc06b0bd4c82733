import type { TFunction } from 'i18next';
import type { Locale } from '../../schema/languages.ts';
import { useLocale } from './context.ts';
import { useWords } from './useWords.ts';

/** The words around a screen, in the language of the URL. */
export function useShellWords(): { t: TFunction; locale: Locale } {
  const locale = useLocale();
  return { t: useWords('common', locale), locale };
}
