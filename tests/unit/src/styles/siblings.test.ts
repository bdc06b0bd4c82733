import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../../../src', import.meta.url));

/**
 * Where something is put beside others, Chromium styles anew what a rule for siblings may mean; where one means any
 * element after any other, that is all of the page (third_party/blink/renderer/core/css/style-invalidation.md).
 */
test('no rule means any element after any other', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(30);
  const rules = sheets.flatMap((name) => {
    const text = readFileSync(join(src, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return (text.match(/[^{};]*(?=\{)/g) ?? [])
      .filter((selector) => /(?:^|[\s(,>])\*\s*[+~]\s*\*(?![\w-])/.test(selector))
      .map((selector) => `${name}: ${selector.trim()}`);
  });
  expect(rules).toEqual([]);
});
