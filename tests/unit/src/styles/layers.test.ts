import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../../../src/${file}`, import.meta.url), 'utf8');

/**
 * The first style sheet must declare the order of the layers; otherwise the sheet that loads first would decide it, and
 * the margins of the base layer would win over those of components.
 */
test('the sheet that loads first declares the order of the layers', () => {
  const [first] = read('main.tsx').match(/(?<=^import '\.\/).*\.css(?=')|^import .* from .*/m) ?? [];
  expect(first).toBe('styles/index.css');
  expect(read('styles/index.css')).toMatch(/^(?:\/\*.*\*\/\s*)?@layer [\w, ]+;/);
});
