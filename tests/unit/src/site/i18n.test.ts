import type { i18n } from 'i18next';
import { beforeEach, describe, expect, test } from 'vitest';
import { namespaces } from '../../../../schema/namespaces.ts';
import { addPage, addWords, createI18n, isFallback } from '../../../../src/site/i18n.ts';
import { pageOf, wordsOf } from './screen.tsx';

let instance: i18n;
beforeEach(() => {
  instance = createI18n();
});

describe('the translation layer (specification section 1)', () => {
  test('has the ten namespaces, with common as the default', () => {
    expect(instance.options.defaultNS).toBe('common');
    expect(instance.options.ns).toEqual(namespaces);
  });

  test('returns the key when a translation is missing', () => {
    expect(instance.getFixedT('nl')('no.such.key' as never)).toBe('no.such.key');
    expect(instance.getFixedT('nl', 'pricing' as never)('disclaimer' as never)).toBe('disclaimer');
  });

  test('falls back to English before the key', () => {
    addWords(instance, 'en', wordsOf({ common: { skip: 'Skip' } }));
    expect(instance.getFixedT('nl')('skip')).toBe('Skip');
  });

  test('neither suspends nor escapes', () => {
    expect(instance.options.react?.useSuspense).toBe(false);
    addWords(instance, 'en', wordsOf({ common: { skip: 'Salt & {{what}}' } }));
    expect(instance.getFixedT('en')('skip', { what: '<pepper>' })).toBe('Salt & <pepper>');
  });

  test('reads the frontmatter of a page as its namespace, with the placeholders of the site', () => {
    addPage(
      instance,
      'nl',
      pageOf({ key: 'pricing', frontmatter: { disclaimer: 'Bel {{phone}} of {{company}}.' } }),
    );
    expect(instance.t('pricing:disclaimer' as never, { lng: 'nl' })).toBe('Bel +1 202 555 0143 of Hulma.');
  });

  test('keeps the service screens apart in one namespace', () => {
    addPage(instance, 'nl', pageOf({ key: 'services/modeling', frontmatter: { label: '3D-modellering' } }));
    addPage(instance, 'nl', pageOf({ key: 'services/rendering', frontmatter: { label: 'Rendering' } }));
    expect(instance.t('services:modeling.label' as never, { lng: 'nl' })).toBe('3D-modellering');
    expect(instance.t('services:rendering.label' as never, { lng: 'nl' })).toBe('Rendering');
  });

  test('keeps the pages without a namespace apart, beside the ten', () => {
    addPage(instance, 'nl', pageOf({ key: 'careers', frontmatter: { label: 'Werken bij' } }));
    addPage(instance, 'nl', pageOf({ key: '404', frontmatter: { label: 'Niet gevonden' } }));
    expect(instance.getFixedT('nl', 'page', 'careers')('label')).toBe('Werken bij');
    expect(instance.getFixedT('nl', 'page', '404')('label')).toBe('Niet gevonden');
  });

  test('has words for the error screen before any are loaded', () => {
    expect(instance.getFixedT('ar')('error.retry')).toBe('Try Again');
    addWords(instance, 'ar', wordsOf({ common: { error: { retry: 'حاول مرة أخرى' } } }));
    expect(instance.getFixedT('ar')('error.retry')).toBe('حاول مرة أخرى');
  });

  test('forgets an English fallback once the text exists in the language', () => {
    const isEnglish = () => isFallback(instance, { ns: 'pricing', lng: 'nl' }, 'disclaimer');
    addPage(instance, 'nl', pageOf({ key: 'pricing', fallbacks: ['disclaimer'] }));
    expect(isEnglish()).toBe(true);
    addPage(instance, 'nl', pageOf({ key: 'pricing' }));
    expect(isEnglish()).toBe(false);
  });
});
