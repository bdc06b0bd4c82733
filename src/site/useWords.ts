import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { namespaceOf } from '../../schema/namespaces.ts';
import { ScreenContext, throwOutsideScreen, useLocale } from './context.ts';
import type { Place } from './i18n.ts';
import type { ScreenKey, ScreenListKey, SharedNamespace } from './keys.ts';

/** `t` for the current screen. */
export interface ScreenWords {
  (key: ScreenKey, values?: { readonly [name: string]: string | number }): string;
  (key: ScreenListKey, options: { returnObjects: true }): string[];
}

/** Returns `t`, for plain strings in attributes, titles, messages and files; use `<Words>` for visible text. */
export function useWords<Name extends SharedNamespace>(namespace: Name): TFunction<Name>;
export function useWords(): ScreenWords;
export function useWords(namespace?: SharedNamespace): unknown {
  const { ns, keyPrefix, lng } = usePlace(namespace);
  return useTranslation(ns, { lng, keyPrefix: keyPrefix as never }).t;
}

/** Returns where strings are found: the interface uses the language of the URL, the screen that of its text. */
export function usePlace(namespace?: SharedNamespace): Place {
  const lng = useLocale();
  // Keeps the layout from re-rendering with each screen.
  if (namespace === 'common' || namespace === 'labels') return { ns: namespace, lng };
  const { page } = use(ScreenContext) ?? throwOutsideScreen('useWords()');
  if (namespace) return { ns: namespace, lng: page.locale };
  const { namespace: ns, entry } = namespaceOf(page.key);
  return { ns, keyPrefix: entry, lng: page.locale };
}
