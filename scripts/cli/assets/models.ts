/** `npm run assets -- models`: writes the sample products to public/models/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { triangles } from '../../../src/showcase/models/geometry/mesh.ts';
import { modelFiles, products } from '../../assets/models.ts';

const folder = 'public/models';
const models = products(1);
mkdirSync(folder, { recursive: true });
for (const { name, parts } of models) {
  const count = parts.reduce((sum, { mesh }) => sum + triangles(mesh).length, 0);
  console.log(`${name}: ${parts.length} parts, ${count} triangles`);
}
for (const { name, data } of modelFiles(models)) {
  writeFileSync(`${folder}/${name}`, data);
  console.log(`${folder}/${name}: ${data.length} bytes`);
}
