import {
  type Buffer,
  Document,
  type Material as GltfMaterial,
  type Texture as GltfTexture,
  WebIO,
} from '@gltf-transform/core';
import { KHRMaterialsSheen, KHRMaterialsVariants, KHRMeshQuantization } from '@gltf-transform/extensions';
import { type Batch, batches, finishOf, materialOf } from '../assemblies.ts';
import { bounds, triangles } from '../geometry/mesh.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { type Material, materialName } from '../materials.ts';
import type { Model } from '../model.ts';
import { type TextureName, textureOf } from '../texture.ts';
import { linearColor } from './color.ts';
import { toPng } from './png.ts';

/**
 * The model as GLB: every finish as a variant (KHR_materials_variants), positions and normals in 16 bits
 * (KHR_mesh_quantization).
 */
export async function toGlb(model: Model): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document();
  document.createExtension(KHRMeshQuantization).setRequired(true);
  const buffer = document.createBuffer();
  const wear = finishes(document, model);
  const scene = document.createScene(model.name);
  document.getRoot().setDefaultScene(scene);
  const product = document.createNode(model.name);
  scene.addChild(product);
  const drawn = batches(model);
  const grid = gridOf(drawn.flatMap(({ mesh }) => mesh.positions));
  for (const assembly of new Set(drawn.map((batch) => batch.assembly))) {
    const mesh = document.createMesh(assembly);
    for (const batch of drawn.filter((candidate) => candidate.assembly === assembly)) {
      mesh.addPrimitive(
        wear(batch.slot, primitive(document, buffer, batch, grid, finishOf(model)[batch.slot])),
      );
    }
    const node = document
      .createNode(assembly)
      .setMesh(mesh)
      .setTranslation([...grid.center]);
    product.addChild(node.setScale([grid.reach, grid.reach, grid.reach]));
  }
  return new Uint8Array(await new WebIO().registerExtensions(extensions).writeBinary(document));
}

const extensions = [KHRMaterialsSheen, KHRMaterialsVariants, KHRMeshQuantization];

/** The cube in which positions are counted; one for the model, so that its pieces fit each other exactly. */
interface Grid {
  readonly center: Vec3;
  readonly reach: number;
}

const finest = 32767;

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

function primitive(document: Document, buffer: Buffer, { mesh }: Batch, grid: Grid, material?: Material) {
  const positions = mesh.positions.flatMap((point) =>
    point.map((value, axis) => Math.round(((value - (grid.center[axis] ?? 0)) / grid.reach) * finest)),
  );
  const normals = mesh.normals.flatMap((normal) => normal.map((value) => Math.round(value * 127)));
  const index = triangles(mesh).flat();
  const accessor = (array: Int8Array | Int16Array | Uint16Array | Float32Array) =>
    document
      .createAccessor()
      .setBuffer(buffer)
      .setArray(array as Int16Array<ArrayBuffer>);
  const result = document
    .createPrimitive()
    .setIndices(accessor(Uint16Array.from(index)).setType('SCALAR'))
    .setAttribute('POSITION', accessor(Int16Array.from(positions)).setType('VEC3').setNormalized(true))
    .setAttribute('NORMAL', accessor(Int8Array.from(normals)).setType('VEC3').setNormalized(true));
  if (material?.texture === undefined) return result;
  const [width, height] = textureOf(material.texture).tile;
  const uvs = mesh.uvs.flatMap(([u, v]) => [u / width, v / height]);
  return result.setAttribute('TEXCOORD_0', accessor(Float32Array.from(uvs)).setType('VEC2'));
}

type Primitive = ReturnType<typeof primitive>;

/** Makes the materials and variants; returns what dresses a primitive of a slot in them. */
function finishes(document: Document, model: Model): (slot: string, primitive: Primitive) => Primitive {
  const extension = document.createExtension(KHRMaterialsVariants);
  const materials = new Map<Material, GltfMaterial>();
  const textures = new Map<TextureName, GltfTexture>();
  const variants = Object.entries(model.finishes).map(([name, finish]) => ({
    variant: extension.createVariant(name),
    finish,
  }));
  return (slot, target) => {
    const mappings = new Map<Material, ReturnType<typeof extension.createMapping>>();
    for (const { variant, finish } of variants) {
      const material = materialOf(finish, slot);
      const mapping = mappings.get(material) ?? extension.createMapping().setMaterial(made(material));
      mappings.set(material, mapping.addVariant(variant));
    }
    target.setMaterial(made(materialOf(finishOf(model), slot)));
    // What no finish changes needs no choice.
    if (mappings.size < 2) return target;
    const list = extension.createMappingList();
    for (const mapping of mappings.values()) list.addMapping(mapping);
    return target.setExtension('KHR_materials_variants', list);
  };

  function made(material: Material): GltfMaterial {
    const existing = materials.get(material);
    if (existing !== undefined) return existing;
    const result = document
      .createMaterial(materialName(material))
      .setBaseColorFactor([...linearColor(material.color), 1])
      .setRoughnessFactor(material.roughness)
      .setMetallicFactor(material.metalness ?? 0);
    if (material.texture !== undefined) result.setBaseColorTexture(texture(material.texture));
    if (material.glow !== undefined) result.setEmissiveFactor(linearColor(material.glow));
    if (material.sheen !== undefined) {
      const sheen = document.createExtension(KHRMaterialsSheen).createSheen();
      const soft = linearColor(material.sheen).map((channel) => channel * 0.5) as [number, number, number];
      result.setExtension(
        'KHR_materials_sheen',
        sheen.setSheenColorFactor(soft).setSheenRoughnessFactor(0.6),
      );
    }
    materials.set(material, result);
    return result;
  }

  function texture(name: TextureName): GltfTexture {
    const existing = textures.get(name);
    if (existing !== undefined) return existing;
    const result = document
      .createTexture(name)
      .setImage(toPng(textureOf(name)))
      .setMimeType('image/png');
    textures.set(name, result);
    return result;
  }
}
