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

/** Every pair of two sets of options as a finish named `first-second`. */
export function pairs<A extends string, B extends string>(
  first: readonly A[],
  second: readonly B[],
  finish: (a: A, b: B) => Finish,
): Record<string, Finish> {
  return Object.fromEntries(first.flatMap((a) => second.map((b) => [`${a}-${b}`, finish(a, b)])));
}

/** The names of a record, typed. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[];
}
