import type { Mesh } from './geometry/mesh.ts';
import type { Vec3 } from './geometry/vector.ts';
import type { Material } from './materials.ts';

/** One piece of a product, as it would lie on the workbench. */
export interface Part {
  /** Names the piece in the files: `leg-front-left`. */
  readonly name: string;
  /** The assembly it belongs to; assemblies are the nodes of the files. */
  readonly assembly: string;
  /** What of the product's finish it wears: a key of every finish of the model. */
  readonly slot: string;
  readonly mesh: Mesh;
  /** Where it flies in an exploded view. */
  readonly explode: Vec3;
}

/** A material for each slot of a product. */
export type Finish = Readonly<Record<string, Material>>;

/** A product: its pieces, and the finishes in which it is sold. */
export interface Model {
  readonly name: string;
  readonly parts: readonly Part[];
  /** By name; the first is the one that a viewer without variants shows. */
  readonly finishes: Readonly<Record<string, Finish>>;
}

export function part(name: string, assembly: string, slot: string, mesh: Mesh, explode: Vec3): Part {
  return { name, assembly, slot, mesh, explode };
}

/** Every pair of two sets of materials as a finish named `first-second`. */
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

/** The finish with this name; without one, the first. */
export function finishOf(model: Model, name = Object.keys(model.finishes)[0] ?? ''): Finish {
  const finish = model.finishes[name];
  if (finish === undefined) throw new RangeError(`The ${model.name} has no finish "${name}".`);
  return finish;
}

/** The material that a slot wears in a finish. */
export function materialOf(finish: Finish, slot: string): Material {
  const material = finish[slot];
  if (material === undefined) throw new RangeError(`The finish has no material for "${slot}".`);
  return material;
}
