import type { i18n } from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { namespaces } from '../../../../schema/namespaces.ts';
import { addPage, addWords, createI18n, isFallback } from '../../../../src/site/i18n.ts';
import { pageOf, wordsOf } from './screen.tsx';

let instance: i18n;
beforeEach(() => {
  instance = createI18n();
});

test('has the namespaces and settings of the specification (section 1)', () => {
  expect(instance.options).toMatchObject({
    ns: namespaces,
    defaultNS: 'common',
    react: { useSuspense: false },
  });
  addWords(instance, 'en', wordsOf({ common: { skip: 'Salt & {{what}}' } }));
  expect(instance.getFixedT('en')('skip', { what: '<pepper>' })).toBe('Salt & <pepper>');
});

test('a missing text falls back to English, then to its key', () => {
  addWords(instance, 'en', wordsOf({ common: { skip: 'Skip' } }));
  expect(instance.getFixedT('nl')('skip')).toBe('Skip');
  expect(instance.getFixedT('nl', 'pricing' as never)('disclaimer' as never)).toBe('disclaimer');
});

test.each([
  ['pricing', 'pricing:label'],
  ['services/modeling', 'services:modeling.label'],
  ['careers', 'page:careers.label'],
])('reads the frontmatter of %s as %s, with the placeholders of the site', (key, path) => {
  addPage(instance, 'nl', pageOf({ key, frontmatter: { label: 'Bel {{phone}}' } }));
  addPage(instance, 'nl', pageOf({ key: 'services/rendering', frontmatter: { label: 'Rendering' } }));
  expect(instance.t(path as never, { lng: 'nl' })).toBe('Bel +1 202 555 0143');
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
