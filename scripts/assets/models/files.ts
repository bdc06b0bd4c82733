import { toGlb } from '../../../src/showcase/models/files/glb.ts';
import { toObj } from '../../../src/showcase/models/files/obj.ts';
import { toUsdz } from '../../../src/showcase/models/files/usdz.ts';
import type { Model } from '../../../src/showcase/models/model.ts';

/** The files below `public/models/` that visitors can download; the output is deterministic. */
export const modelFiles = (models: readonly Model[]): { name: string; data: Uint8Array }[] =>
  models.flatMap((model) => [
    { name: `${model.name}.glb`, data: toGlb(model) },
    { name: `${model.name}.usdz`, data: toUsdz(model) },
    { name: `${model.name}.obj`, data: new TextEncoder().encode(toObj(model)) },
  ]);
