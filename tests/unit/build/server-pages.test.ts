import { expect, test } from 'vitest';
import { evaluable } from '../../../scripts/build/server-pages.ts';

const page = [
  "import {Hero} from '/src/components/Hero.tsx';",
  "import {Plans} from '/src/components/Plans.tsx';",
  'export const components = {Hero, Plans};',
  'export const body = ["import {x} from \\"y\\";"];',
  "import '/src/styles/contents.css';",
  'export const page = JSON.parse("{}");',
  "export * from '/src/drawings/screens/about.tsx';",
].join('\n');

test('the module of a page becomes a function that returns what it exports', () => {
  const { imports, body } = evaluable(page, 'about.mdx');
  expect(imports).toEqual([
    'import {Hero} from "../src/components/Hero.js";',
    'import {Plans} from "../src/components/Plans.js";',
    'import * as __src_drawings_screens_about_tsx from "../src/drawings/screens/about.js";',
  ]);
  const names = ['Hero', 'Plans', '__src_drawings_screens_about_tsx'];
  const drawn = { Drawing: () => null };
  expect(new Function(...names, body)('hero', 'plans', drawn)).toEqual({
    components: { Hero: 'hero', Plans: 'plans' },
    body: ['import {x} from "y";'],
    page: {},
    ...drawn,
  });
});

test.each([
  ['import Hero from "/src/components/Hero.tsx";'],
  ["import {t} from 'react';"],
  ['export default page;'],
  ['export { page };'],
  ['export let page = 1;'],
])('what it does not know is refused: %s', (line) => {
  expect(() => evaluable(`const page = 1;\n${line}`, 'about.mdx')).toThrow(`about.mdx has “${line}”`);
});
