import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ScreenAssets } from '../../../../../scripts/site/build/assets.ts';
import { documentOf, escapeHtml } from '../../../../../scripts/site/build/document.ts';
import type { RenderedScreen } from '../../../../../src/prerender.tsx';

const template = readFileSync('index.html', 'utf8');
const screen: RenderedScreen = {
  html: '<h1>$& and $1</h1>',
  head: {
    lang: 'ar',
    dir: 'rtl',
    title: 'A "title" <b>',
    tags: [
      ['meta', { name: 'description', content: 'D & d' }],
      ['link', { rel: 'canonical', href: 'https://hulma.example/a?b="c"' }],
    ],
    data: '{"name":"a & b"}',
  },
  locale: 'ar',
  contentLocale: 'ar',
  file: 'ar/404.mdx',
};

const assets: ScreenAssets = {
  fonts: [],
  styles: ['/assets/a.css'],
  shared: ['/assets/a.css'],
  otherMedia: '/assets/print.css',
  start: {
    first: '/assets/first.js',
    entry: '/assets/entry.js',
    page: '/assets/page.js',
    imports: ['/assets/words.js'],
  },
};

test('fills the template, escaping what comes from texts', () => {
  const document = documentOf(template, screen, assets, (address) => `/* ${address} */`, 'run()');
  expect(document).toContain('<html lang="ar" dir="rtl">');
  expect(document).toContain('<title>A &quot;title&quot; &lt;b&gt;</title>');
  expect(document).toContain('<meta name="description" content="D &amp; d">');
  expect(document).toContain('<link rel="canonical" href="https://hulma.example/a?b=&quot;c&quot;">');
  expect(document).toContain('<script type="application/ld+json">{"name":"a & b"}</script>');
  expect(document).toContain('<style>/* /assets/a.css */</style>');
  expect(document).toContain('<link rel="stylesheet" href="/assets/print.css" media="print,');
  expect(document).toContain(
    'data-with="/assets/first.js /assets/entry.js /assets/page.js /assets/words.js"',
  );
  expect(document).not.toMatch(/src="\/|href="\/src/);
  expect(document).toContain('<div id="root"><h1>$& and $1</h1></div>');
  expect(document.indexOf('<script>run()</script>')).toBeLessThan(document.indexOf('<title>'));
});

test('says which place of the template is missing', () => {
  expect(() => documentOf('<html></html>', screen, assets, () => '')).toThrow('<html lang="en" dir="ltr">');
});

test('escapes for attributes and content', () => {
  expect(escapeHtml(`<a b="c">'&`)).toBe(`&lt;a b=&quot;c&quot;&gt;'&amp;`);
});
