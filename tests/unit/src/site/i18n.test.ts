import type { i18n } from 'i18next';
import { beforeEach, describe, expect, test } from 'vitest';
import { namespaces } from '../../../../schema/namespaces.ts';
import { addPage, addWords, createI18n } from '../../../../src/site/i18n.ts';
import type { Page } from '../../../../src/site/page.ts';

let instance: i18n;
beforeEach(() => {
  instance = createI18n();
});

const pageOf = (key: string, frontmatter: object): Page =>
  ({
    key,
    locale: 'nl',
    frontmatter,
    fallbacks: [],
    sections: [],
    translations: ['en', 'nl'],
    file: '',
  }) as never;

describe('the translation layer (specification section 1)', () => {
  test('has the ten namespaces, common by default', () => {
    expect(namespaces).toHaveLength(10);
    expect(instance.options.defaultNS).toBe('common');
    expect(instance.options.ns).toEqual(namespaces);
  });

  test('returns the key when a translation is missing', () => {
    expect(instance.getFixedT('nl')('no.such.key' as never)).toBe('no.such.key');
    expect(instance.getFixedT('nl', 'pricing' as never)('disclaimer' as never)).toBe('disclaimer');
  });

  test('falls back to English before it falls back to the key', () => {
    addWords(instance, 'en', { common: { skip: 'Skip' }, components: {} } as never);
    expect(instance.getFixedT('nl')('skip')).toBe('Skip');
  });

  test('neither suspends nor escapes', () => {
    expect(instance.options.react?.useSuspense).toBe(false);
    addWords(instance, 'en', { common: { skip: 'Salt & {{what}}' }, components: {} } as never);
    expect(instance.getFixedT('en')('skip', { what: '<pepper>' } as never)).toBe('Salt & <pepper>');
  });

  test('reads the frontmatter of a page as its namespace, with the placeholders of the site', () => {
    addPage(instance, 'nl', pageOf('pricing', { disclaimer: 'Bel {{phone}} of {{company}}.' }));
    expect(instance.t('pricing:disclaimer' as never, { lng: 'nl' })).toBe('Bel +1 202 555 0143 of Hulma.');
  });

  test('keeps the service screens apart in one namespace', () => {
    addPage(instance, 'nl', pageOf('services/modeling', { label: '3D-modellering' }));
    addPage(instance, 'nl', pageOf('services/rendering', { label: 'Rendering' }));
    expect(instance.t('services:modeling.label' as never, { lng: 'nl' })).toBe('3D-modellering');
    expect(instance.t('services:rendering.label' as never, { lng: 'nl' })).toBe('Rendering');
  });

  test('chooses the plural form of the language', () => {
    const pages = {
      pages_one: 'een',
      pages_two: 'twee',
      pages_few: 'weinig',
      pages_many: 'veel',
      pages_other: 'meer',
    };
    addWords(instance, 'ar', { common: {}, components: { sitemap: pages } } as never);
    const t = instance.getFixedT('ar', 'components');
    expect([1, 2, 3, 11, 100].map((count) => t('sitemap.pages', { count }))).toEqual([
      'een',
      'twee',
      'weinig',
      'veel',
      'meer',
    ]);
  });
});
