import { type Batch, batches, finishOf, materialOf } from '../assemblies.ts';
import { bounds, triangles } from '../geometry/mesh.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { type Material, materialName } from '../materials.ts';
import type { Model } from '../model.ts';
import { type TextureName, textureOf } from '../texture.ts';
import { linearColor } from './color.ts';
import { glbContainer } from './glb-container.ts';
import { type Column, GltfBuffer } from './gltf-buffer.ts';
import { toPng } from './png.ts';

/**
 * The model as GLB (glTF 2.0): every finish as a variant (KHR_materials_variants), positions and normals in 16 and
 * 8 bits (KHR_mesh_quantization). Written without a library: that of the tests, which reads as well, would be a
 * tenth of what the configurator may weigh.
 */
export function toGlb(model: Model): Uint8Array<ArrayBuffer> {
  const buffer = new GltfBuffer();
  const wardrobe = new Wardrobe(model, buffer);
  const drawn = batches(model);
  const grid = gridOf(drawn.flatMap(({ mesh }) => mesh.positions));
  const assemblies = [...new Set(drawn.map(({ assembly }) => assembly))];
  const meshes = assemblies.map((name) => ({
    name,
    primitives: drawn
      .filter(({ assembly }) => assembly === name)
      .map((batch) => ({ ...geometry(buffer, batch, grid, model), ...wardrobe.wear(batch.slot) })),
  }));
  const pieces = assemblies.map((name, mesh) => ({
    name,
    mesh,
    translation: grid.center,
    scale: [grid.reach, grid.reach, grid.reach],
  }));
  const { bufferViews, accessors, bytes } = buffer.end();
  const { materials, textures, images, variants } = wardrobe;
  const gltf = {
    asset: { version: '2.0', generator: 'Hulma' },
    extensionsUsed: [...wardrobe.extensions, 'KHR_materials_variants', 'KHR_mesh_quantization'].sort(),
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
  return glbContainer(JSON.stringify(gltf), bytes);
}

/** The cube in which positions are counted; one for the model, so that its pieces fit each other exactly. */
interface Grid {
  readonly center: Vec3;
  readonly reach: number;
}

const finest = 32767;

/** The wrapping mode REPEAT of a texture. */
const repeat = 10497;

function gridOf(points: readonly Vec3[]): Grid {
  const { min, max } = bounds(points);
  // Rounded to millimeters, so that the numbers in the file are short.
  const center = min.map((low, axis) => Math.round((low + (max[axis] ?? 0)) * 500) / 1000) as [
    number,
    number,
    number,
  ];
  const reach = Math.max(
    ...points.flatMap((point) => point.map((value, axis) => Math.abs(value - (center[axis] ?? 0)))),
  );
  return { center, reach: Math.ceil(reach * 1000) / 1000 };
}

/** The triangles of a batch, put into the buffer; texture coordinates only for what has a texture. */
function geometry(buffer: GltfBuffer, { mesh, slot }: Batch, grid: Grid, model: Model) {
  const { texture } = materialOf(finishOf(model), slot);
  const columns: Column[] = [
    {
      attribute: 'POSITION',
      type: 'SHORT',
      rows: mesh.positions.map((point) =>
        point.map((value, axis) => Math.round(((value - (grid.center[axis] ?? 0)) / grid.reach) * finest)),
      ),
    },
    {
      attribute: 'NORMAL',
      type: 'BYTE',
      rows: mesh.normals.map((normal) => normal.map((value) => Math.round(value * 127))),
    },
  ];
  if (texture !== undefined) {
    const [width, height] = textureOf(texture).tile;
    const rows = mesh.uvs.map(([u, v]) => [u / width, v / height]);
    columns.push({ attribute: 'TEXCOORD_0', type: 'FLOAT', rows });
  }
  return { attributes: buffer.vertices(columns), indices: buffer.indices(triangles(mesh).flat()) };
}

/** The materials of a model, each written once, and which of them a slot wears in which finish. */
class Wardrobe {
  readonly materials: object[] = [];
  readonly textures: object[] = [];
  readonly images: object[] = [];
  readonly extensions = new Set<string>();
  readonly #written = new Map<Material, number>();
  readonly #painted = new Map<TextureName, number>();

  readonly #model: Model;
  readonly #buffer: GltfBuffer;

  constructor(model: Model, buffer: GltfBuffer) {
    this.#model = model;
    this.#buffer = buffer;
  }

  /** The names of the finishes. */
  get variants(): { name: string }[] {
    return Object.keys(this.#model.finishes).map((name) => ({ name }));
  }

  /** What a primitive of a slot says about its material: that of the first finish, and those of the others. */
  wear(slot: string): object {
    const mappings = new Map<Material, number[]>();
    Object.values(this.#model.finishes).forEach((finish, variant) => {
      const material = materialOf(finish, slot);
      mappings.set(material, [...(mappings.get(material) ?? []), variant]);
    });
    const material = this.#material(materialOf(finishOf(this.#model), slot));
    // What no finish changes needs no choice.
    if (mappings.size < 2) return { material };
    const choices = [...mappings].map(([choice, variants]) => ({
      material: this.#material(choice),
      variants,
    }));
    return { material, extensions: { KHR_materials_variants: { mappings: choices } } };
  }

  #material(material: Material): number {
    return once(this.#written, material, () => {
      const { texture, glow, sheen } = material;
      return (
        this.materials.push({
          name: materialName(material),
          pbrMetallicRoughness: {
            baseColorFactor: [...linearColor(material.color), 1],
            roughnessFactor: material.roughness,
            metallicFactor: material.metalness ?? 0,
            ...(texture !== undefined && { baseColorTexture: { index: this.#texture(texture) } }),
          },
          ...(glow !== undefined && { emissiveFactor: linearColor(glow) }),
          ...(sheen !== undefined && { extensions: { KHR_materials_sheen: this.#sheen(sheen) } }),
        }) - 1
      );
    });
  }

  #sheen(color: NonNullable<Material['sheen']>): object {
    this.extensions.add('KHR_materials_sheen');
    const soft = linearColor(color).map((channel) => channel * 0.5);
    return { sheenColorFactor: soft, sheenRoughnessFactor: 0.6 };
  }

  #texture(name: TextureName): number {
    return once(this.#painted, name, () => {
      const bufferView = this.#buffer.view(toPng(textureOf(name)));
      const source = this.images.push({ name, mimeType: 'image/png', bufferView }) - 1;
      return this.textures.push({ source, sampler: 0 }) - 1;
    });
  }
}

function once<Key>(known: Map<Key, number>, key: Key, make: () => number): number {
  const index = known.get(key) ?? make();
  known.set(key, index);
  return index;
}
