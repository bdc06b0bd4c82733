import type { z } from 'zod';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { screens } from '../../schema/screens/index.ts';
import { targetLanguages } from '../check/pairs.ts';
import { type Page, stateOf, type TranslationState } from '../content/graph.ts';
import { stalenessOf } from './staleness.ts';

/**
 * State of a page in a language, told in full: a stale page is one that is translated, but from an English
 * text that has changed since. For links, `hreflang` and the language selector it is a translated page
 * (`stateOf()`), since what it says is still the best there is.
 */
export function fullStateOf(page: Page, locale: Locale): TranslationState | 'stale' {
  const state = stateOf(page, locale);
  const [source, translation] = [page.files.get(sourceLocale), page.files.get(locale)];
  const language = targetLanguages.find(({ code }) => code === locale);
  if (state !== 'translated' || !source || !translation || !language) return state;
  const schema = screens[page.screen] as z.ZodType;
  return stalenessOf({ language, schema, source, translation })?.state === 'stale' ? 'stale' : state;
}
