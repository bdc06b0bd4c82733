import type { Model } from '../model.ts';

/** The model as OBJ: an object for each part; meters, y up. Quads stay quads for those who go on with the mesh. */
export function toObj(model: Model): string {
  const lines: string[] = [];
  let first = 1;
  for (const { name, slot, mesh } of model.parts) {
    lines.push(`o ${name}`, `usemtl ${slot}`);
    for (const point of mesh.positions) lines.push(`v ${rounded(point, 5)}`);
    for (const uv of mesh.uvs) lines.push(`vt ${rounded(uv, 5)}`);
    for (const normal of mesh.normals) lines.push(`vn ${rounded(normal, 4)}`);
    for (const face of mesh.faces) {
      lines.push(`f ${face.map((vertex) => [0, 0, 0].fill(vertex + first).join('/')).join(' ')}`);
    }
    first += mesh.positions.length;
  }
  return `${lines.join('\n')}\n`;
}

/** Without zeros at the end, and without a minus before zero. */
const rounded = (values: readonly number[], digits: number): string =>
  values.map((value) => Number(value.toFixed(digits)) + 0).join(' ');
