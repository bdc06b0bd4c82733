import { expect, test } from 'vitest';
import { evaluable } from '../../../scripts/build/server-pages.ts';

const page = [
  "import {Hero} from '/src/components/Hero.tsx';",
  'import {t as _t, n as _n} from "react";',
  'export const components = {Hero};',
  'export const body = [_t, "import {x} from \\"y\\";"];',
  "import '/src/styles/contents.css';",
  'export const page = JSON.parse("{}");',
  "export * from '/src/drawings/screens/about.tsx';",
].join('\n');

test('the module of a page becomes a function that returns what it exports', () => {
  const { imports, body } = evaluable(page, 'about.mdx');
  expect(imports).toEqual([
    'import {Hero} from "../src/components/Hero.js";',
    'import {t as _t} from "react";',
    'import {n as _n} from "react";',
    'import * as __src_drawings_screens_about_tsx from "../src/drawings/screens/about.js";',
  ]);
  const names = ['Hero', '_t', '_n', '__src_drawings_screens_about_tsx'];
  const drawn = { Drawing: () => null };
  expect(new Function(...names, body)('hero', 'text', 0, drawn)).toEqual({
    components: { Hero: 'hero' },
    body: ['text', 'import {x} from "y";'],
    page: {},
    ...drawn,
  });
});

test.each([
  ['import Hero from "/src/components/Hero.tsx";'],
  ['export default page;'],
  ['export { page };'],
  ['export let page = 1;'],
])('what it does not know is refused: %s', (line) => {
  expect(() => evaluable(`const page = 1;\n${line}`, 'about.mdx')).toThrow(`about.mdx has “${line}”`);
});
