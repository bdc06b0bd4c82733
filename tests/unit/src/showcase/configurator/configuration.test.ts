import { expect, test } from 'vitest';
import {
  type Configuration,
  choicesOf,
  defaultConfiguration,
  productNames,
  readConfiguration,
  valuesOf,
  writeConfiguration,
} from '../../../../../src/showcase/configurator/configuration.ts';
import { measuresOf, productOf, triangleCount } from '../../../../../src/showcase/configurator/product.ts';

/** Every combination of the choices of every product. */
const configurations = productNames.flatMap((product) =>
  choicesOf[product].reduce<Configuration[]>(
    (all, choice) => all.flatMap((one) => valuesOf[choice].map((value) => ({ ...one, [choice]: value }))),
    [{ ...defaultConfiguration, product }],
  ),
);

test('a URL restores the configuration of its product', () => {
  const restored = configurations.map((configuration) =>
    readConfiguration(writeConfiguration(configuration, '')),
  );
  expect(restored).toEqual(configurations);
});

test.each([
  ['', {}],
  ['?product=table&fabric=%00&columns=99', {}],
  ['?product=shelf&columns=99&rows=2', { product: 'shelf', rows: 2 }],
])('invalid values in %j fall back to their defaults', (query, valid) => {
  expect(readConfiguration(query)).toEqual({ ...defaultConfiguration, ...valid });
});

test('unrelated parameters stay in the URL', () => {
  expect(writeConfiguration(defaultConfiguration, '?from=mail&rows=3')).toBe(
    '?from=mail&product=chair&fabric=ember&wood=oak',
  );
});

test('every combination of choices has a finish', () => {
  const without = configurations.filter((configuration) => {
    const { model, finish } = productOf({ ...configuration, columns: 1, rows: 2, unit: 0.6 });
    return model.finishes[finish] === undefined;
  });
  expect(without).toEqual([]);
});

test('measurements and triangle count match the model', () => {
  const { model } = productOf({ ...defaultConfiguration, product: 'shelf', columns: 2, rows: 3, unit: 0.6 });
  const { width, height, depth } = measuresOf(model);
  // Two units, three posts, and the height of three units with feet and tops.
  expect(width).toBe(2 * 600 + 3 * 26);
  expect(height).toBe(130 + 3 * 370 + 90);
  expect(depth).toBeGreaterThan(330);
  expect(triangleCount(model)).toBeGreaterThan(1000);
});
