import { toGlb } from '../../../src/showcase/models/files/glb.ts';
import { toObj } from '../../../src/showcase/models/files/obj.ts';
import { toUsdz } from '../../../src/showcase/models/files/usdz.ts';
import type { Model } from '../../../src/showcase/models/model.ts';

/** A file below `public/models/`. */
export interface ModelFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** The files that visitors can download; the output is deterministic. */
export async function modelFiles(models: readonly Model[]): Promise<ModelFile[]> {
  const files = models.map(
    async (model): Promise<ModelFile[]> => [
      { name: `${model.name}.glb`, data: toGlb(model) },
      { name: `${model.name}.usdz`, data: toUsdz(model) },
      { name: `${model.name}.obj`, data: new TextEncoder().encode(toObj(model)) },
    ],
  );
  return (await Promise.all(files)).flat();
}
