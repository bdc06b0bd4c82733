import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { toObj } from '../../../src/showcase/models/files/obj.ts';
import { toPng } from '../../../src/showcase/models/files/png.ts';
import { coatings, fabrics, woods } from '../../../src/showcase/models/materials.ts';
import { textureOf } from '../../../src/showcase/models/texture.ts';
import { products } from '../models.ts';

/** Level of detail of the models in pictures; 1 is that of the browser. */
const fine = 4;

/**
 * Writes Blender's input: the detailed products as `<name>.obj`, the meshes that visitors can download as
 * `<name>@mesh.obj`, the weave pattern, and the palette with the offsets of the exploded view.
 */
export async function writeModels(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const models = products(fine);
  for (const model of models) writeFileSync(join(folder, `${model.name}.obj`), toObj(model));
  for (const model of products(1)) writeFileSync(join(folder, `${model.name}@mesh.obj`), toObj(model));
  const weave = textureOf('weave', 4);
  await sharp(toPng(weave)).toFile(join(folder, 'weave.png'));
  const palette = {
    weaveTile: weave.tile[0],
    fabrics,
    woods,
    coatings,
    finishes: Object.fromEntries(models.map(({ name, finishes }) => [name, finishes])),
    explode: Object.fromEntries(
      models.map(({ name, parts }) => [
        name,
        Object.fromEntries(parts.map((part) => [part.name, part.explode])),
      ]),
    ),
  };
  writeFileSync(join(folder, 'palette.json'), JSON.stringify(palette));
}
