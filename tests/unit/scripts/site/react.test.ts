import { expect, test } from 'vitest';
import { moduleOf } from '../../../../scripts/site/react.ts';

const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(moduleOf(code, 'a/file'))}`);

test('what a CommonJS file exports, its module exports too', async () => {
  const module = await run(`
    "use strict";
    function twice(value) { return 2 * value; }
    exports.twice = twice;
    exports.use = function () { return exports.twice(21); };
    exports.twice = twice;
    exports.__private = 1;
  `);
  expect(Object.keys(module).sort()).toEqual(['default', 'twice', 'use']);
  expect(module.use()).toBe(42);
  expect(module.default.__private).toBe(1);
});

test('what it requires, its module imports', () => {
  const code = moduleOf(
    'var React = require("react"), Dom = require("react-dom");\nexports.a = React;',
    'a/file',
  );
  expect(code).toContain('import required0 from "react";');
  expect(code).toContain('import required1 from "react-dom";');
  expect(code).toContain('var React = required0, Dom = required1;');
  expect(code).not.toContain('require(');
});

test('a version that looks other than expected ends the build', () => {
  expect(() => moduleOf('Object.assign(exports, { a: 1 });', 'react/cjs/react')).toThrow(
    'react/cjs/react exports nothing as scripts/site/react.ts expects',
  );
});
