import { chair } from '../../src/showcase/models/chair.ts';
import { toGlb } from '../../src/showcase/models/files/glb.ts';
import { toObj } from '../../src/showcase/models/files/obj.ts';
import { toUsdz } from '../../src/showcase/models/files/usdz.ts';
import { lamp } from '../../src/showcase/models/lamp.ts';
import type { Model } from '../../src/showcase/models/model.ts';
import { shelf } from '../../src/showcase/models/shelf.ts';

/** Returns the sample products at a level of detail; 1 is that of the browser. */
export const products = (detail: number): Model[] => [chair(detail), lamp(detail), shelf(undefined, detail)];

/** Returns the files in `public/models/` that visitors can download; the output is deterministic. */
export const modelFiles = (models: readonly Model[]): { name: string; data: Uint8Array }[] =>
  models.flatMap((model) => [
    { name: `${model.name}.glb`, data: toGlb(model) },
    { name: `${model.name}.usdz`, data: toUsdz(model) },
    { name: `${model.name}.obj`, data: new TextEncoder().encode(toObj(model)) },
  ]);
