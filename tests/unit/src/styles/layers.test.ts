import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../../../src/${file}`, import.meta.url), 'utf8');

/**
 * Every sheet fills layers. One that came before their order was said would put its own before all others, and the
 * margins of the base would win over it.
 */
test('the sheet that is loaded first says the order of the layers', () => {
  const [first] = read('main.tsx').match(/(?<=^import '\.\/).*\.css(?=')|^import .* from .*/m) ?? [];
  expect(first).toBe('styles/index.css');
  expect(read('styles/index.css')).toMatch(/^(?:\/\*.*\*\/\s*)?@layer [\w, ]+;/);
});
