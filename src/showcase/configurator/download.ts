import { finishOf } from '../models/model.ts';
import type { Product } from './product.ts';

/** Download formats with their media types. */
const types = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip', obj: 'model/obj' } as const;

export type Format = keyof typeof types;

export const formats = Object.keys(types) as Format[];

/** A file generated in the browser. */
export interface GeneratedFile {
  readonly name: string;
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Generates a product's file in the browser. The exporter is loaded on demand. */
export async function generateFile(product: Product, format: Format): Promise<GeneratedFile> {
  const name = `${product.model.name}-${product.finish}.${format}`;
  return { name, type: types[format], data: await bytesOf(product, format) };
}

async function bytesOf({ model, finish }: Product, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'usdz') return (await import('../models/files/usdz.ts')).toUsdz(model, finish);
  if (format === 'obj')
    return new TextEncoder().encode((await import('../models/files/obj.ts')).toObj(model));
  // The chosen finish comes first, for viewers that do not support variants.
  const finishes = { [finish]: finishOf(model, finish), ...model.finishes };
  return (await import('../models/files/glb.ts')).toGlb({ ...model, finishes });
}
