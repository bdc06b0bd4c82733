import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../../../scripts/site/inline-script.ts';
import { type DocumentParts, documentOf } from '../../../../../scripts/site/prerender/document.ts';

const styles = '<link rel="stylesheet" crossorigin href="/assets/site.css">\n';
const template = readFileSync('index.html', 'utf8').replace('</head>', `${styles}</head>`);

const parts: DocumentParts = {
  locale: 'ar',
  title: 'A "title" <b>',
  tags: [
    ['meta', { name: 'description', content: 'D & d' }],
    ['link', { rel: 'canonical', href: 'https://hulma.example/a?b="c"' }],
  ],
  structuredData: { name: '</script><b>' },
  html: '<h1>$& and $1</h1>',
  assets: { fonts: [], styles: ['/assets/a.css'], scripts: ['/assets/page.js'] },
};

const document = documentOf(template, parts, (address) => `/* ${address} */`);

test('fills the template and escapes text', () => {
  expect(document).toContain('<html lang="ar" dir="rtl">');
  expect(document).toContain('<title>A &quot;title&quot; &lt;b&gt;</title>');
  expect(document).toContain('<meta name="description" content="D &amp; d">');
  expect(document).toContain('<link rel="canonical" href="https://hulma.example/a?b=&quot;c&quot;">');
  expect(document).toContain('{"name":"\\u003c/script>\\u003cb>"}</script>');
  expect(document).toContain('<div id="root"><h1>$& and $1</h1></div>');
  expect(document.indexOf(`<script>${inlineScript}</script>`)).toBeLessThan(document.indexOf('<title>'));
});

test('inlines styles, and requests no style sheet for the first view', () => {
  expect(document).toContain('<style>/* /assets/a.css */</style>');
  const sheets = document.match(/<link rel="stylesheet"[^>]*>/g);
  expect(sheets).toEqual(['<link rel="stylesheet" href="/assets/a.css" disabled>']);
});

test('loads scripts after the content, so that they do not delay its pictures', () => {
  expect(document.split(parts.html)[1]).toMatch(
    /^<\/div>\s*<link rel="modulepreload" crossorigin href="\/assets\/page\.js">\s*<script type="module" src="[^"]+"><\/script>\s*<\/body>/,
  );
});

test('names the missing placeholder of a template', () => {
  expect(() => documentOf(styles, parts, () => '')).toThrow('<html lang="en" dir="ltr">');
});
