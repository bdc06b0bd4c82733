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
 * Chromium restyles all siblings that a sibling combinator may match; a selector for any element after any other
 * matches the whole page (third_party/blink/renderer/core/css/style-invalidation.md).
 */
test('no selector matches any element after any other', () => {
  expect(rules(/(?:^|[\s(,>])\*\s*[+~]\s*\*(?![\w-])/)).toEqual([]);
});

/** What the build or a component knows goes into a class or attribute, which costs less than `:has()`. */
test(':has() is used only for state that only the browser knows', () => {
  expect(rules(/:has\((?!:checked\)|:focus-visible\)|#menu:popover-open\)|\+ \*\))/)).toEqual([]);
});
