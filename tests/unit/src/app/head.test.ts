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

/** Contents of the `meta` elements with a name. */
const valuesOf = ({ tags }: Head, wanted: string) =>
  tags.flatMap(([, { name, property, content }]) => ((name ?? property) === wanted ? [content] : []));

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
