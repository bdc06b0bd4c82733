import { expect, test } from 'vitest';
import { sectionsOf } from '../../../../../scripts/site/search/sections-of.ts';

const of = (html: string) => sectionsOf(`<main><div class="prose">${html}</div></main>`);

test('splits a page into its opening, its headings, and entries with an id and a heading', () => {
  const html =
    '<div class="hero"><p class="eyebrow">E</p><h1>A</h1><p>a</p></div>' +
    '<section aria-labelledby="b"><h2 id="b">B</h2><p>b <strong>c</strong></p>' +
    '<details id="d"><summary><h3>D</h3></summary><p>d</p></details></section>' +
    '<ul><li id="e"><h2>E</h2><p>e</p></li></ul>';
  expect(of(html)).toEqual([
    { id: '', heading: 'A', lines: ['a'] },
    { id: 'b', heading: 'B', lines: ['b c'] },
    { id: 'd', heading: 'D', lines: ['d'] },
    { id: 'e', heading: 'E', lines: ['e'] },
  ]);
});

test('makes each list entry, cell, nested heading and address a line', () => {
  const html =
    '<section aria-labelledby="a"><h2 id="a">A</h2><ul><li><h3>B</h3><p>b</p></li></ul>' +
    '<table><tbody><tr><td>c</td><td>d</td></tr></tbody></table>' +
    '<address><bdi>Hulma</bdi> Ireland<span><bdi>2 Street</bdi></span><span>Dublin</span></address></section>';
  expect(of(html)[1]?.lines).toEqual(['B', 'b', 'c', 'd', 'Hulma Ireland · 2 Street · Dublin']);
});

test('skips decoration, controls, navigation and break marks', () => {
  const html =
    '<p>a\u200bb\u00adc<wbr/>d</p><svg><text>x</text></svg><form><p>x</p></form><p class="needs-script">x</p>' +
    '<ul><li><a href="/x">x</a> <small>x</small></li></ul><aside aria-labelledby="x"><h2 id="x">x</h2></aside>';
  expect(of(html)).toEqual([{ id: '', heading: '', lines: ['abcd'] }]);
});
