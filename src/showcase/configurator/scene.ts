import {
  BufferGeometry,
  DataTexture,
  Float32BufferAttribute,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { batches } from '../models/batches.ts';
import { type Mesh as ModelMesh, triangles } from '../models/geometry/mesh.ts';
import type { Material } from '../models/materials.ts';
import { finishOf, type Model, materialOf } from '../models/model.ts';
import { type TextureName, textureOf } from '../models/texture.ts';

/** A model as three.js objects. */
export type ProductScene = ReturnType<typeof productScene>;

/** Textures are shared by all products, so they are created once. */
export type SharedTextures = Map<TextureName, DataTexture>;

/** Creates the three.js objects of a model in one of its finishes. */
export function productScene(model: Model, finishName: string, shared: SharedTextures) {
  const finish = finishOf(model, finishName);
  const materials = new Map<Material, MeshPhysicalMaterial>();
  const group = new Group();
  for (const { slot, mesh } of batches(model)) {
    const look = materialOf(finish, slot);
    const material = materials.get(look) ?? surface(look, shared);
    materials.set(look, material);
    const object = new Mesh(geometryOf(mesh, look), material);
    object.castShadow = look.glow === undefined;
    object.receiveShadow = true;
    group.add(object);
  }
  return {
    group,
    /** Frees GPU memory; the textures stay in `shared`. */
    dispose(): void {
      for (const object of group.children) (object as Mesh).geometry.dispose();
      for (const material of materials.values()) material.dispose();
    },
  };
}

function geometryOf(mesh: ModelMesh, { texture }: Material): BufferGeometry {
  const geometry = new BufferGeometry().setIndex(triangles(mesh).flat());
  geometry.setAttribute('position', new Float32BufferAttribute(mesh.positions.flat(), 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(mesh.normals.flat(), 3));
  if (texture !== undefined) {
    const [width, height] = textureOf(texture).tile;
    const uvs = mesh.uvs.flatMap(([u, v]) => [u / width, v / height]);
    geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  }
  return geometry;
}

function surface(look: Material, shared: SharedTextures): MeshPhysicalMaterial {
  const { color, roughness, metalness = 0, glow, sheen, texture } = look;
  const map = texture && (shared.get(texture) ?? pattern(texture));
  if (map) shared.set(texture, map);
  return new MeshPhysicalMaterial({
    color,
    roughness,
    metalness,
    ...(glow && { emissive: glow }),
    ...(sheen && { sheen: 0.5, sheenColor: sheen, sheenRoughness: 0.6 }),
    ...(map && { map, bumpMap: map, bumpScale: texture === 'weave' ? 1.2 : 0.15 }),
  });
}

function pattern(name: TextureName): DataTexture {
  const { width, height, pixels } = textureOf(name);
  const data = Uint8Array.from({ length: pixels.length * 4 }, (_, place) =>
    place % 4 < 3 ? (pixels[place >> 2] ?? 0) : 255,
  );
  return Object.assign(new DataTexture(data, width, height), {
    colorSpace: SRGBColorSpace,
    wrapS: RepeatWrapping,
    wrapT: RepeatWrapping,
    magFilter: LinearFilter,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: true,
    anisotropy: 8,
    needsUpdate: true,
  });
}
