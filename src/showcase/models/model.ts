import type { Mesh } from './geometry/mesh.ts';
import type { Vec3 } from './geometry/vector.ts';
import type { Material } from './materials.ts';

/** One piece of a product, as a workshop would make it. */
export interface Part {
  /** Its name in exported files: `leg-front-left`. */
  readonly name: string;
  /** Its assembly; assemblies are the nodes of exported files. */
  readonly assembly: string;
  /** The slot whose material it has: a key of every finish of the model. */
  readonly slot: string;
  readonly mesh: Mesh;
  /** Its offset in an exploded view. */
  readonly explode: Vec3;
}

/** A material for each slot of a product. */
export type Finish = Readonly<Record<string, Material>>;

/** A product: its pieces and finishes. */
export interface Model {
  readonly name: string;
  readonly parts: readonly Part[];
  /** By name; viewers that do not support variants show the first. */
  readonly finishes: Readonly<Record<string, Finish>>;
}

export function part(name: string, assembly: string, slot: string, mesh: Mesh, explode: Vec3): Part {
  return { name, assembly, slot, mesh, explode };
}

/** Combines two sets of materials into finishes named `first-second`. */
export function pairs(
  first: Record<string, Material>,
  second: Record<string, Material>,
  finish: (one: Material, other: Material) => Finish,
): Record<string, Finish> {
  const finishes = Object.entries(first).flatMap(([a, one]) =>
    Object.entries(second).map(([b, other]) => [`${a}-${b}`, finish(one, other)]),
  );
  return Object.fromEntries(finishes);
}

/** Returns the finish with this name; by default, the first. */
export function finishOf(model: Model, name = Object.keys(model.finishes)[0] ?? ''): Finish {
  const finish = model.finishes[name];
  if (finish === undefined) throw new RangeError(`The ${model.name} has no finish "${name}".`);
  return finish;
}

/** Returns the material of a slot in a finish. */
export function materialOf(finish: Finish, slot: string): Material {
  const material = finish[slot];
  if (material === undefined) throw new RangeError(`The finish has no material for "${slot}".`);
  return material;
}
