import { expect, test } from 'vitest';
import { headOf } from '../../../../src/app/head.ts';
import { pageOf } from '../site/screen.tsx';

test('has a title, description, sized image and language for sharing', () => {
  const page = {
    ...pageOf({ key: 'about', locale: 'zh', frontmatter: { label: '', title: 'T', description: 'D' } }),
    translations: [],
    image: { path: '/social/a.jpg', width: 1200, height: 630 },
  };
  const { tags } = headOf(page, 'zh', { company: 'Hulma', url: 'https://hulma.example' });
  const metas = tags.filter(([element]) => element === 'meta');
  expect(metas.map(([, { name, property, content }]) => [name ?? property, content])).toEqual([
    ['description', 'D'],
    ['og:type', 'website'],
    ['og:site_name', 'Hulma'],
    ['og:title', 'T'],
    ['og:description', 'D'],
    ['og:url', 'https://hulma.example/zh/about'],
    ['og:locale', 'zh_CN'],
    ['og:image', 'https://hulma.example/social/a.jpg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'T'],
    ['twitter:card', 'summary_large_image'],
  ]);
});
