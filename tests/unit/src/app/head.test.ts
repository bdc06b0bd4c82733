import { expect, test } from 'vitest';
import type { Locale } from '../../../../schema/languages.ts';
import { type Head, headOf } from '../../../../src/app/head.ts';
import type { PageFacts } from '../../../../src/site/page.ts';

const site = { company: 'Hulma', url: 'https://hulma.example' };
const page = (key: string, locale: Locale, translations: Locale[]): PageFacts =>
  ({
    key,
    locale,
    translations,
    frontmatter: { label: '', title: 'T', description: 'D' },
    image: { path: '/social/a.jpg', width: 1200, height: 630 },
  }) as never;

/** Values of the head elements that have an attribute with this value. */
const valuesOf = ({ tags }: Head, marked: string): (string | undefined)[] =>
  tags
    .filter(([, { name, property, rel }]) => [name, property, rel].includes(marked))
    .map(([, { content, href, hreflang }]) => (hreflang ? `${hreflang} ${href}` : (content ?? href)));

test('URLs are percent-encoded', () => {
  const head = headOf(page('büro & co/50%', 'fr', ['en', 'fr']), 'fr', site);
  expect(valuesOf(head, 'canonical')).toEqual(['https://hulma.example/fr/b%C3%BCro%20%26%20co/50%25']);
  expect(valuesOf(head, 'alternate').at(-1)).toBe('/fr/b%C3%BCro%20%26%20co/50%25.md');
});

test('has a title, description, sized image and language for sharing', () => {
  const head = headOf(page('about', 'zh', ['en', 'ar', 'zh']), 'zh', site);
  expect(valuesOf(head, 'description')).toEqual(['D']);
  expect(valuesOf(head, 'og:title')).toEqual(['T']);
  expect(valuesOf(head, 'og:description')).toEqual(['D']);
  expect(valuesOf(head, 'og:type')).toEqual(['website']);
  expect(valuesOf(head, 'og:site_name')).toEqual(['Hulma']);
  expect(valuesOf(head, 'og:url')).toEqual(['https://hulma.example/zh/about']);
  expect(valuesOf(head, 'og:locale')).toEqual(['zh_CN']);
  expect(valuesOf(head, 'og:image')).toEqual(['https://hulma.example/social/a.jpg']);
  expect(valuesOf(head, 'og:image:alt')).toEqual(['T']);
  expect(valuesOf(head, 'og:image:width')).toEqual(['1200']);
  expect(valuesOf(head, 'og:image:height')).toEqual(['630']);
  expect(valuesOf(head, 'twitter:card')).toEqual(['summary_large_image']);
});
