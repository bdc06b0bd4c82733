import { type Batch, batches } from '../batches.ts';
import { bounds, triangles } from '../geometry/mesh.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { type Material, materialName } from '../materials.ts';
import { finishOf, type Model, materialOf } from '../model.ts';
import { type TextureName, textureOf } from '../texture.ts';
import { concat } from './concat.ts';
import { type Column, GltfBuffer } from './gltf-buffer.ts';
import { linearColor } from './linear-color.ts';
import { toPng } from './png.ts';

/**
 * Returns the model as GLB (glTF 2.0): finishes as variants (KHR_materials_variants), positions and normals in 16 and 8
 * bits (KHR_mesh_quantization). Uses no library: the one in the tests is a tenth of the configurator's size budget.
 */
export function toGlb(model: Model): Uint8Array<ArrayBuffer> {
  const buffer = new GltfBuffer();
  const table = materialTable(model, buffer);
  const merged = batches(model);
  const grid = gridOf(merged.flatMap(({ mesh }) => mesh.positions));
  const assemblies = [...new Set(merged.map(({ assembly }) => assembly))];
  const meshes = assemblies.map((name) => ({
    name,
    primitives: merged
      .filter(({ assembly }) => assembly === name)
      .map((batch) => ({ ...geometry(buffer, batch, grid, model), ...table.materialFor(batch.slot) })),
  }));
  const pieces = assemblies.map((name, mesh) => ({
    name,
    mesh,
    translation: grid.center,
    scale: [grid.reach, grid.reach, grid.reach],
  }));
  const { bufferViews, accessors, bytes } = buffer;
  const { materials, textures, images, extensions } = table;
  const variants = Object.keys(model.finishes).map((name) => ({ name }));
  const gltf = {
    asset: { version: '2.0', generator: 'Hulma' },
    extensionsUsed: [...extensions, 'KHR_materials_variants', 'KHR_mesh_quantization'].sort(),
    extensionsRequired: ['KHR_mesh_quantization'],
    extensions: { KHR_materials_variants: { variants } },
    scene: 0,
    scenes: [{ name: model.name, nodes: [0] }],
    nodes: [{ name: model.name, children: pieces.map((_, index) => index + 1) }, ...pieces],
    meshes,
    materials,
    ...(images.length > 0 && { textures, images, samplers: [{ wrapS: repeat, wrapT: repeat }] }),
    accessors,
    bufferViews,
    buffers: [{ byteLength: bytes.length }],
  };
  return container(JSON.stringify(gltf), bytes);
}

/** Joins a header of twelve bytes, the JSON padded with spaces, and the padded buffer (glTF 2.0, section 4.4). */
function container(json: string, buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(json);
  const text = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(0x20);
  text.set(bytes);
  const words = (...numbers: number[]) => new Uint8Array(Uint32Array.from(numbers).buffer);
  const head = words(0x46546c67, 2, 12 + 8 + text.length + 8 + buffer.length);
  return concat([head, words(text.length, 0x4e4f534a), text, words(buffer.length, 0x004e4942), buffer]);
}

const finest = 32767;

/** The texture wrapping mode REPEAT. */
const repeat = 10497;

/** Returns the cube for quantized positions; one per model, so that its pieces fit together exactly. */
function gridOf(points: readonly Vec3[]) {
  const { min, max } = bounds(points);
  // Rounded to millimeters, so that the numbers in the file are short.
  const middle = (axis: 0 | 1 | 2) => Math.round((min[axis] + max[axis]) * 500) / 1000;
  const center: Vec3 = [middle(0), middle(1), middle(2)];
  const distances = [min, max].flatMap((end) =>
    end.map((value, axis) => Math.abs(value - (center[axis] ?? 0))),
  );
  return { center, reach: Math.ceil(Math.max(...distances) * 1000) / 1000 };
}

/** Adds the triangles of a batch to the buffer; texture coordinates only if there is a texture. */
function geometry(
  buffer: GltfBuffer,
  { mesh, slot }: Batch,
  { center, reach }: ReturnType<typeof gridOf>,
  model: Model,
) {
  const { texture } = materialOf(finishOf(model), slot);
  const positions = mesh.positions.map((point) =>
    point.map((value, axis) => Math.round(((value - (center[axis] ?? 0)) / reach) * finest)),
  );
  const normals = mesh.normals.map((normal) => normal.map((value) => Math.round(value * 127)));
  const columns: Column[] = [
    { attribute: 'POSITION', type: 'SHORT', rows: positions },
    { attribute: 'NORMAL', type: 'BYTE', rows: normals },
  ];
  if (texture !== undefined) {
    const [width, height] = textureOf(texture).tile;
    const rows = mesh.uvs.map(([u, v]) => [u / width, v / height]);
    columns.push({ attribute: 'TEXCOORD_0', type: 'FLOAT', rows });
  }
  return { attributes: buffer.vertices(columns), indices: buffer.indices(triangles(mesh).flat()) };
}

/** Collects the materials of a model, each written once, and the material of each slot in each finish. */
function materialTable({ finishes }: Model, buffer: GltfBuffer) {
  const materials: object[] = [];
  const textures: object[] = [];
  const images: object[] = [];
  const extensions = new Set<string>();
  const written = new Map<Material | TextureName, number>();
  return { materials, textures, images, extensions, materialFor };

  /** Returns the material of a primitive in the first finish, with those in the other finishes as variants. */
  function materialFor(slot: string): object {
    const mappings = new Map<Material, number[]>();
    Object.values(finishes).forEach((finish, variant) => {
      const material = materialOf(finish, slot);
      mappings.set(material, [...(mappings.get(material) ?? []), variant]);
    });
    const choices = [...mappings].map(([choice, variants]) => ({ material: placeOf(choice), variants }));
    const material = choices[0]?.material;
    // A slot with the same material in all finishes needs no variants.
    if (choices.length < 2) return { material };
    return { material, extensions: { KHR_materials_variants: { mappings: choices } } };
  }

  function placeOf(material: Material): number {
    return once(material, () => {
      const { texture, glow, sheen } = material;
      if (sheen !== undefined) extensions.add('KHR_materials_sheen');
      return materials.push({
        name: materialName(material),
        pbrMetallicRoughness: {
          baseColorFactor: [...linearColor(material.color), 1],
          roughnessFactor: material.roughness,
          metallicFactor: material.metalness ?? 0,
          ...(texture !== undefined && { baseColorTexture: { index: placeOfTexture(texture) } }),
        },
        ...(glow !== undefined && { emissiveFactor: linearColor(glow) }),
        ...(sheen !== undefined && { extensions: { KHR_materials_sheen: sheenOf(sheen) } }),
      });
    });
  }

  function placeOfTexture(name: TextureName): number {
    return once(name, () => {
      const bufferView = buffer.view(toPng(textureOf(name)));
      const source = images.push({ name, mimeType: 'image/png', bufferView }) - 1;
      return textures.push({ source, sampler: 0 });
    });
  }

  /** Returns the index of an item, written only once; `write` returns the new count of items. */
  function once(key: Material | TextureName, write: () => number): number {
    const place = written.get(key) ?? write() - 1;
    written.set(key, place);
    return place;
  }
}

function sheenOf(color: string): object {
  return { sheenColorFactor: linearColor(color).map((channel) => channel * 0.5), sheenRoughnessFactor: 0.6 };
}
