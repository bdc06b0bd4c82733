import type { Locale } from '../../schema/languages.ts';
import type { NavigationPage } from '../../schema/navigation.ts';
import { languageAttributes } from './language-attributes.ts';
import { labelsOf } from './words.ts';

/** The name of a screen in a language; marked as English where the screen is not translated yet. */
export function PageLabel({ page, locale }: { page: NavigationPage; locale: Locale }) {
  const label = labelsOf(locale)?.[page];
  if (!label || label.locale === locale) return label?.text;
  return <span {...languageAttributes(label.locale, locale)}>{label.text}</span>;
}
