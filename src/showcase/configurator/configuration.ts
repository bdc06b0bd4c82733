import { coatings, fabrics, woods } from '../models/materials.ts';
import { defaultShelf, type ShelfSize, shelfSizes } from '../models/shelf-size.ts';

/** The products that can be configured. */
export const productNames = ['chair', 'shelf', 'lamp'] as const;

export type ProductName = (typeof productNames)[number];

/** All choices; those that do not apply to the current product are kept for the others. */
export interface Configuration extends ShelfSize {
  readonly product: ProductName;
  readonly fabric: keyof typeof fabrics;
  readonly wood: keyof typeof woods;
  readonly coating: keyof typeof coatings;
}

export const defaultConfiguration: Configuration = {
  product: 'chair',
  fabric: 'ember',
  wood: 'oak',
  coating: 'ember',
  ...defaultShelf,
};

/** The choices of each product. */
export const choicesOf: Readonly<Record<ProductName, readonly Choice[]>> = {
  chair: ['fabric', 'wood'],
  shelf: ['wood', 'coating', 'columns', 'rows', 'unit'],
  lamp: ['coating', 'wood'],
};

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** The options of each choice, in order. */
export const valuesOf = {
  fabric: keysOf(fabrics),
  wood: keysOf(woods),
  coating: keysOf(coatings),
  ...shelfSizes,
};

export type Choice = keyof typeof valuesOf;

/** Parses the configuration from a query string; missing or invalid values get the default. */
export function readConfiguration(search: string): Configuration {
  const query = new URLSearchParams(search);
  const product = productNames.find((name) => name === query.get('product')) ?? defaultConfiguration.product;
  const chosen = choicesOf[product].map((choice) => {
    const values: readonly (string | number)[] = valuesOf[choice];
    const value = values.find((candidate) => String(candidate) === query.get(choice));
    return [choice, value ?? defaultConfiguration[choice]];
  });
  return { ...defaultConfiguration, product, ...Object.fromEntries(chosen) };
}

/** Returns a query string with the configuration; unrelated parameters are kept. */
export function writeConfiguration(configuration: Configuration, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['product', ...Object.keys(valuesOf)]) query.delete(name);
  query.set('product', configuration.product);
  for (const choice of choicesOf[configuration.product]) query.set(choice, String(configuration[choice]));
  return `?${query}`;
}
