import { expect, test } from 'vitest';
import { markdownOf } from '../../../../../scripts/site/seo/markdown.ts';

const site = 'https://www.example.com';
const of = (html: string) =>
  markdownOf(`<main><div class="prose" lang="en">${html}</div></main>`, site).trimEnd();

test.each([
  [
    'headings, paragraphs and emphasis',
    '<h1>A</h1>\n<p>b <strong>c</strong> <em>d</em><br/>e</p><section><h2>F</h2></section>',
    '# A\n\nb **c** *d*\\\ne\n\n## F',
  ],
  ['nested lists', '<ol><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ol>', '1. a\n2. b\n\n   - c'],
  [
    'cards as part of the text',
    '<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3><p>b</p></li></ul>',
    '### A\n\na\n\n### B\n\nb',
  ],
  [
    'tables with their columns, whatever the cells contain',
    '<table><caption>C</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1 | 2</td><td><code>x</code></td></tr></tbody></table>',
    'C\n\n| a | b |\n| --- | --- |\n| 1 \\| 2 | `x` |',
  ],
  [
    'definition lists',
    '<dl><div><dt>a</dt><dd>b</dd></div><div><dt>c</dt><dd><ul><li>d</li><li>e</li></ul></dd></div></dl>',
    '- **a** – b\n- **c**\n  - d\n  - e',
  ],
  [
    'absolute links',
    '<p><a href="/nl/about#team">a</a> <a href="https://b.example/(x)">b</a></p>',
    '[a](https://www.example.com/nl/about#team) [b](https://b.example/%28x%29)',
  ],
  [
    'email and WhatsApp links without their message',
    '<p><a href="mailto:a@b.example?subject=x&amp;body=y">m</a><a href="https://wa.me/1?text=z">w</a></p>',
    '[m](mailto:a@b.example) [w](https://wa.me/1)',
  ],
  [
    'pictures with their captions',
    '<figure><picture><source srcSet="/b.avif"/><img src="/b.webp" alt="A [b]"/></picture><figcaption><span>S</span><span>C</span></figcaption></figure>',
    '![A \\[b\\]](https://www.example.com/b.webp)\n\nS\\\nC',
  ],
  ['questions', '<details><summary><h3>Q?</h3></summary><p>A.</p></details>', '### Q?\n\nA.'],
  [
    'addresses in lines',
    '<address><bdi>Hulma</bdi> USA<span><bdi>3 Street</bdi></span><span><bdi>Town</bdi></span></address>',
    'Hulma USA\\\n3 Street\\\nTown',
  ],
  [
    'no drawings, forms or scripted parts',
    '<svg><path d="M0"/></svg><form><label>a<input name="b"/></label></form><div class="x needs-script">c</div><p aria-hidden="true">d</p><button type="button">e</button><p role="status">f</p><p>g <svg></svg></p>',
    'g',
  ],
  ['Chinese punctuation after emphasis', '<p><strong>形状。</strong>靠垫</p>', '**形状**。靠垫'],
  [
    'no React markers or break marks',
    '<h1>Nutzungs\u00ADbedingungen<!-- --> 1</h1>',
    '# Nutzungsbedingungen 1',
  ],
])('writes %s', (_, html, markdown) => {
  expect(of(html)).toBe(markdown);
});

test('escapes Markdown in text', () => {
  expect(of('<p>1. *a* [b] `c` \\ &lt;Plans /&gt; &amp;amp; snake_case _x_</p>')).toBe(
    '1\\. \\*a\\* \\[b\\] \\`c\\` \\\\ \\<Plans /> \\&amp; snake_case \\_x\\_',
  );
  for (const start of ['# a', '- a', '+ a', '&gt; a', '---']) expect(of(`<p>${start}</p>`)).toMatch(/^\\/);
  expect(of('<p>-5 %, #1</p>')).toBe('-5 %, #1');
  expect(of('<p><code>a`b</code></p>')).toBe('`` a`b ``');
});

test('rejects a screen without text', () => {
  expect(() => markdownOf('<main></main>', site)).toThrow(/“prose”/);
  expect(() => markdownOf('<div class="prose"><p>a', site)).toThrow(/close tag/);
});
