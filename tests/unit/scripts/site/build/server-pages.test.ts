import { expect, test } from 'vitest';
import { evaluable } from '../../../../../scripts/site/build/server-pages.ts';

const page = [
  "import {Hero} from '/src/blocks/Hero.tsx';",
  "import {Plans} from '/src/blocks/Plans.tsx';",
  'export const components = {Hero, Plans};',
  'export const body = ["import {x} from \\"y\\";"];',
  "import '/src/layout/contents.css';",
  'export const page = JSON.parse("{}");',
  "export * from '/src/showcase/drawings/screens/about.tsx';",
].join('\n');

test('the module of a page becomes a function that returns what it exports', () => {
  const { imports, body } = evaluable(page, 'about.mdx');
  expect(imports).toEqual([
    'import {Hero} from "../src/blocks/Hero.js";',
    'import {Plans} from "../src/blocks/Plans.js";',
    'import * as __src_showcase_drawings_screens_about_tsx from "../src/showcase/drawings/screens/about.js";',
  ]);
  const names = ['Hero', 'Plans', '__src_showcase_drawings_screens_about_tsx'];
  const drawn = { Drawing: () => null };
  expect(new Function(...names, body)('hero', 'plans', drawn)).toEqual({
    components: { Hero: 'hero', Plans: 'plans' },
    body: ['import {x} from "y";'],
    page: {},
    ...drawn,
  });
});

test.each([
  ['import Hero from "/src/blocks/Hero.tsx";'],
  ["import {t} from 'react';"],
  ['export default page;'],
  ['export { page };'],
  ['export let page = 1;'],
])('what it does not know is refused: %s', (line) => {
  expect(() => evaluable(`const page = 1;\n${line}`, 'about.mdx')).toThrow(`about.mdx has “${line}”`);
});
