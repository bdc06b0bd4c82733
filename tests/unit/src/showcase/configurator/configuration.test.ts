import fc from 'fast-check';
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

const anyConfiguration = fc
  .record({
    product: fc.constantFrom(...productNames),
    fabric: fc.constantFrom(...valuesOf.fabric),
    wood: fc.constantFrom(...valuesOf.wood),
    coating: fc.constantFrom(...valuesOf.coating),
    columns: fc.constantFrom(...valuesOf.columns),
    rows: fc.constantFrom(...valuesOf.rows),
    unit: fc.constantFrom(...valuesOf.unit),
  })
  .map((configuration): Configuration => configuration);

test('a URL restores the configuration of its product', () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const read = readConfiguration(writeConfiguration(configuration, ''));
      expect(read.product).toBe(configuration.product);
      for (const choice of choicesOf[configuration.product]) expect(read[choice]).toBe(configuration[choice]);
    }),
  );
});

test('invalid values in a URL get their defaults', () => {
  expect(readConfiguration('')).toEqual(defaultConfiguration);
  expect(readConfiguration('?product=table&fabric=%00&columns=99')).toEqual(defaultConfiguration);
  expect(readConfiguration('?product=shelf&columns=99&rows=2')).toEqual({
    ...defaultConfiguration,
    product: 'shelf',
    rows: 2,
  });
});

test('unrelated parameters stay in the URL', () => {
  expect(writeConfiguration(defaultConfiguration, '?from=mail&rows=3')).toBe(
    '?from=mail&product=chair&fabric=ember&wood=oak',
  );
});

test('every combination of choices has a finish', () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const { model, finish } = productOf({ ...configuration, columns: 1, rows: 2 });
      expect(model.finishes[finish]).toBeDefined();
    }),
    { numRuns: 60 },
  );
});

test('measurements and triangle count are those of the model', () => {
  const { model } = productOf({ ...defaultConfiguration, product: 'shelf', columns: 2, rows: 3, unit: 0.6 });
  const { width, height, depth } = measuresOf(model);
  // Two units, three posts, and the height of three units with feet and tops.
  expect(width).toBe(2 * 600 + 3 * 26);
  expect(height).toBe(130 + 3 * 370 + 90);
  expect(depth).toBeGreaterThan(330);
  expect(triangleCount(model)).toBeGreaterThan(1000);
});
