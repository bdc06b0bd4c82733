import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../../../src', import.meta.url));

/** The order of all layers, as index.css says it. */
const order = '@layer reset, tokens, base, shell, components, utilities;';

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

/**
 * A sheet that is loaded before index.css and names one layer only would put this layer before all others, and
 * the margins of the base would win over it.
 */
test('every sheet that fills a layer of its own says the order of all of them first', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const wrong = sheets.filter(({ text }) => {
    const first = text.search(/@layer (?:reset|tokens|base|shell|components|utilities) *\{/);
    return first >= 0 && !text.slice(0, first).includes(order);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
