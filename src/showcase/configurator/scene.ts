import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshPhysicalMaterial,
  type MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { batches, finishOf, materialOf } from '../models/assemblies.ts';
import { type Mesh as ModelMesh, triangles } from '../models/geometry/mesh.ts';
import type { Material } from '../models/materials.ts';
import type { Model } from '../models/model.ts';
import { type TextureName, textureOf } from '../models/texture.ts';

/** A model as objects of three.js. */
export interface ProductScene {
  readonly group: Group;
  /** Gives back the memory of the graphics card; the textures stay with `shared`. */
  dispose(): void;
}

/** Textures are the same for every product, so they are made once. */
export type SharedTextures = Map<TextureName, DataTexture>;

/** Makes what three.js draws of a model in one of its finishes. */
export function productScene(model: Model, finishName: string, shared: SharedTextures): ProductScene {
  const finish = finishOf(model, finishName);
  const materials = new Map<Material, MeshStandardMaterial>();
  const geometries: BufferGeometry[] = [];
  const group = new Group();
  for (const { slot, mesh } of batches(model)) {
    const look = materialOf(finish, slot);
    const material = materials.get(look) ?? surface(look, shared);
    materials.set(look, material);
    const geometry = geometryOf(mesh, look);
    geometries.push(geometry);
    const object = new Mesh(geometry, material);
    object.castShadow = look.glow === undefined;
    object.receiveShadow = true;
    group.add(object);
  }
  return {
    group,
    dispose() {
      for (const geometry of geometries) geometry.dispose();
      for (const material of materials.values()) material.dispose();
    },
  };
}

function geometryOf(mesh: ModelMesh, { texture }: Material): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(mesh.positions.flat()), 3));
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(mesh.normals.flat()), 3));
  geometry.setIndex(triangles(mesh).flat());
  if (texture !== undefined) {
    const [width, height] = textureOf(texture).tile;
    const uvs = mesh.uvs.flatMap(([u, v]) => [u / width, v / height]);
    geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uvs), 2));
  }
  return geometry;
}

function surface(look: Material, shared: SharedTextures): MeshStandardMaterial {
  const material = new MeshPhysicalMaterial({
    color: look.color,
    roughness: look.roughness,
    metalness: look.metalness ?? 0,
  });
  if (look.glow !== undefined) material.emissive.set(look.glow);
  if (look.sheen !== undefined) {
    material.sheen = 0.5;
    material.sheenColor.set(look.sheen);
    material.sheenRoughness = 0.6;
  }
  if (look.texture !== undefined) {
    const texture = shared.get(look.texture) ?? pattern(look.texture);
    shared.set(look.texture, texture);
    material.map = texture;
    material.bumpMap = texture;
    material.bumpScale = look.texture === 'weave' ? 1.2 : 0.15;
  }
  return material;
}

function pattern(name: TextureName): DataTexture {
  const { width, height, pixels } = textureOf(name);
  const data = new Uint8Array(pixels.length * 4);
  pixels.forEach((value, index) => {
    data.set([value, value, value, 255], index * 4);
  });
  const texture = new DataTexture(data, width, height);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}
