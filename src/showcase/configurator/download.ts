import { finishOf } from '../models/model.ts';
import type { Product } from './product.ts';

/** The formats in which a configured product can be taken away, with their media types. */
const types = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip', obj: 'model/obj' } as const;

export type Format = keyof typeof types;

export const formats = Object.keys(types) as Format[];

/** A file that was made in the browser. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Makes the file of a product in the browser. What writes it is fetched when it is first asked for. */
export async function fileOf(product: Product, format: Format): Promise<MadeFile> {
  const name = `${product.model.name}-${product.finish}.${format}`;
  return { name, type: types[format], data: await bytesOf(product, format) };
}

async function bytesOf({ model, finish }: Product, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'usdz') return (await import('../models/files/usdz.ts')).toUsdz(model, finish);
  if (format === 'obj')
    return new TextEncoder().encode((await import('../models/files/obj.ts')).toObj(model));
  // Its first finish is the one that viewers without variants show.
  const finishes = { [finish]: finishOf(model, finish), ...model.finishes };
  return (await import('../models/files/glb.ts')).toGlb({ ...model, finishes });
}
