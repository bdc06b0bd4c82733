import type { Model } from '../model.ts';

/** Returns the model as OBJ, with one object per part, in meters, y up. Quads are kept for further modeling. */
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

/** Formats numbers without trailing zeros or “-0”. */
const rounded = (values: readonly number[], digits: number): string =>
  values.map((value) => Number(value.toFixed(digits)) + 0).join(' ');
