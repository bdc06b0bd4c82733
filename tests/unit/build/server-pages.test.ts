import { expect, test } from 'vitest';
import { evaluable } from '../../../scripts/build/server-pages.ts';

const page = [
  'import {jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";',
  'import {Hero} from "/src/components/Hero.tsx";',
  'function _createMdxContent(props) {',
  '  return _jsx(Hero, { children: "import {x} from \\"y\\";" });',
  '}',
  'export default function MDXContent(props = {}) {',
  '  return _createMdxContent(props);',
  '}',
  "import '/src/styles/contents.css';",
  'export const page = JSON.parse("{}");',
  "export * from '/src/drawings/screens/about.tsx';",
].join('\n');

test('the module of a page becomes a function that returns what it exports', () => {
  const { imports, body } = evaluable(page, 'about.mdx');
  expect(imports).toEqual([
    'import {jsx as _jsx} from "react/jsx-runtime";',
    'import {jsxs as _jsxs} from "react/jsx-runtime";',
    'import {Hero} from "../src/components/Hero.js";',
    'import * as __src_drawings_screens_about_tsx from "../src/drawings/screens/about.js";',
  ]);
  const names = ['_jsx', '_jsxs', 'Hero', '__src_drawings_screens_about_tsx'];
  const drawn = { Drawing: () => null };
  const exported = new Function(...names, body)(
    (type: unknown, props: object) => [type, props],
    0,
    'h1',
    drawn,
  );
  expect(exported).toEqual({ default: expect.any(Function), page: {}, ...drawn });
  expect(exported.default()).toEqual(['h1', { children: 'import {x} from "y";' }]);
});

test.each([['import Hero from "/src/components/Hero.tsx";'], ['export { page };'], ['export let page = 1;']])(
  'what it does not know is refused: %s',
  (line) => {
    expect(() => evaluable(`const page = 1;\n${line}`, 'about.mdx')).toThrow(`about.mdx has “${line}”`);
  },
);
