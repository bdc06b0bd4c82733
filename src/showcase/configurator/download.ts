import type { Model } from '../models/model.ts';

/** The formats in which a configured product can be taken away. */
export const formats = ['glb', 'usdz', 'obj'] as const;

export type Format = (typeof formats)[number];

const types: Readonly<Record<Format, string>> = {
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
  obj: 'model/obj',
};

/** A file that was made in the browser. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Makes the file of a product in the browser. What writes it is fetched when it is first asked for. */
export async function fileOf(model: Model, finish: string, format: Format): Promise<MadeFile> {
  return {
    name: `${model.name}-${finish}.${format}`,
    type: types[format],
    data: await bytesOf(model, finish, format),
  };
}

async function bytesOf(model: Model, finish: string, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'usdz') return (await import('../models/files/usdz.ts')).toUsdz(model, finish);
  if (format === 'obj')
    return new TextEncoder().encode((await import('../models/files/obj.ts')).toObj(model));
  return (await import('../models/files/glb.ts')).toGlb(wearing(model, finish));
}

/** The model with a finish as its first, which viewers without variants show. */
function wearing(model: Model, finish: string): Model {
  const { [finish]: first, ...others } = model.finishes;
  if (first === undefined) throw new RangeError(`The ${model.name} has no finish "${finish}".`);
  return { ...model, finishes: { [finish]: first, ...others } };
}
