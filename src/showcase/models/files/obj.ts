import type { Model } from '../model.ts';

/**
 * The model as Wavefront OBJ: an object for each part, named `part`, that wears the material `slot`; meters, y up.
 *
 * Quads stay quads, since OBJ is the format of those who go on working with the mesh.
 */
export function toObj(model: Model, materialFile?: string): string {
  const lines: string[] = materialFile === undefined ? [] : [`mtllib ${materialFile}`];
  let first = 1;
  for (const { name, slot, mesh } of model.parts) {
    lines.push(`o ${name}`, `usemtl ${slot}`);
    for (const point of mesh.positions) lines.push(`v ${point.map(meters).join(' ')}`);
    for (const uv of mesh.uvs) lines.push(`vt ${uv.map(meters).join(' ')}`);
    for (const normal of mesh.normals) lines.push(`vn ${normal.map(unit).join(' ')}`);
    for (const face of mesh.faces) {
      lines.push(`f ${face.map((vertex) => [0, 0, 0].fill(vertex + first).join('/')).join(' ')}`);
    }
    first += mesh.positions.length;
  }
  return `${lines.join('\n')}\n`;
}

/** To a hundredth of a millimeter. */
function meters(value: number): string {
  return plain(value.toFixed(5));
}

function unit(value: number): string {
  return plain(value.toFixed(4));
}

/** Without zeros at the end, and without a minus before zero. */
function plain(digits: string): string {
  return String(Number(digits) + 0);
}
