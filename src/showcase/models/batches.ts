import { at, merge } from './geometry/mesh.ts';
import type { Model, Part } from './model.ts';

/** The parts of one assembly with the same material, merged into one mesh: a single draw call. */
export type Batch = Pick<Part, 'assembly' | 'slot' | 'mesh'>;

/** Merges a model into as few meshes as possible, in the order of its parts. */
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
