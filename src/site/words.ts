import loaders from 'virtual:hulma/words';
import type { i18n } from 'i18next';
import type { Locale } from '../../schema/languages.ts';
import type { NavigationPage } from '../../schema/navigation.ts';
import type { Words } from '../../schema/words/index.ts';
import { addWords } from './i18n.ts';

/** The words of the interface in one language, with the names of the screens that menus link to. */
export interface LocaleWords extends Words {
  labels: { readonly [Key in NavigationPage]: { text: string; locale: Locale } };
}

const loaded = new Map<Locale, LocaleWords>();

/** Loads the words of a language once and makes them known. */
export async function loadWords(instance: i18n, locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const { default: words } = await loaders[locale]();
  addWords(instance, locale, words);
  loaded.set(locale, words);
}

/** The names of the screens in a language whose words are loaded. */
export function labelsOf(locale: Locale): LocaleWords['labels'] | undefined {
  return loaded.get(locale)?.labels;
}
