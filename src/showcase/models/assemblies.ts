import { at, type Mesh, merge } from './geometry/mesh.ts';
import type { Material } from './materials.ts';
import type { Finish, Model, Part } from './model.ts';

/** The pieces of one assembly that wear the same material, as one mesh: what is drawn in one go. */
export interface Batch {
  readonly assembly: string;
  readonly slot: string;
  readonly mesh: Mesh;
}

/** The model as few meshes, in the order of its parts. */
export function batches(model: Model): Batch[] {
  const groups = new Map<string, Part[]>();
  for (const part of model.parts) {
    const key = `${part.assembly} ${part.slot}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups.values()].map((parts) => {
    const { assembly, slot } = at(parts, 0);
    return { assembly, slot, mesh: merge(parts.map((part) => part.mesh)) };
  });
}

/** The finish with this name; without one, the first. */
export function finishOf(model: Model, name = at(Object.keys(model.finishes), 0)): Finish {
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
