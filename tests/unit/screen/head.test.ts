import { expect, test } from 'vitest';
import type { Locale } from '../../../schema/languages.ts';
import { headOf } from '../../../src/screen/head.ts';
import type { Page } from '../../../src/screen/page.ts';

const site = { company: 'Hulma', url: 'https://hulma.example' };
const page = (key: string, locale: Locale, translations: Locale[]): Page =>
  ({ key, locale, translations, frontmatter: { label: '', title: 'T', description: 'D' } }) as never;

test('a translated page is canonical at its own address and names its translations', () => {
  const head = headOf(page('about', 'ar', ['en', 'ar']), 'ar', site);
  expect(head).toEqual({
    lang: 'ar',
    dir: 'rtl',
    title: 'T | Hulma',
    description: 'D',
    canonical: 'https://hulma.example/ar/about',
    alternates: [
      { hreflang: 'en', href: 'https://hulma.example/about' },
      { hreflang: 'ar', href: 'https://hulma.example/ar/about' },
      { hreflang: 'x-default', href: 'https://hulma.example/about' },
    ],
  });
});

test('a page that is not translated is canonical in English and names none', () => {
  const head = headOf(page('about', 'en', ['en', 'ar']), 'nl', site);
  expect(head.lang).toBe('nl');
  expect(head.canonical).toBe('https://hulma.example/about');
  expect(head.alternates).toEqual([]);
});

test('the home page has no slash of its own below a language', () => {
  expect(headOf(page('index', 'nl', ['en', 'nl']), 'nl', site).canonical).toBe('https://hulma.example/nl');
  expect(headOf(page('index', 'en', ['en', 'nl']), 'en', site).canonical).toBe('https://hulma.example/');
});

test('the not-found screen has no address', () => {
  const head = headOf(page('404', 'en', ['en']), 'en', site);
  expect(head.canonical).toBeUndefined();
  expect(head.alternates).toEqual([]);
});
