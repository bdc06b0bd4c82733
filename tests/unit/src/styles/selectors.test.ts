import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../../../src', import.meta.url));

/** The rules of all sheets whose selector matches. */
function rules(pattern: RegExp): string[] {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(30);
  return sheets.flatMap((name) => {
    const text = readFileSync(join(src, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return (text.match(/[^{};]*(?=\{)/g) ?? [])
      .filter((selector) => pattern.test(selector))
      .map((selector) => `${name}: ${selector.trim()}`);
  });
}

/**
 * Where something is put beside others, Chromium styles anew what a rule for siblings may mean; where one means any
 * element after any other, that is all of the page (third_party/blink/renderer/core/css/style-invalidation.md).
 */
test('no rule means any element after any other', () => {
  expect(rules(/(?:^|[\s(,>])\*\s*[+~]\s*\*(?![\w-])/)).toEqual([]);
});

/** What the build or a component knows, it says by a class or an attribute: that costs no search on every change. */
test(':has() asks for what only the browser knows', () => {
  expect(rules(/:has\((?!:checked\)|:focus-visible\)|#menu:popover-open\)|\+ \*\))/)).toEqual([]);
});
