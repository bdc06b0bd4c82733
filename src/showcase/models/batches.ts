import { at, merge } from './geometry/mesh.ts';
import type { Model, Part } from './model.ts';

/** The pieces of one assembly that wear the same material, as one mesh: what is drawn in one go. */
export type Batch = Pick<Part, 'assembly' | 'slot' | 'mesh'>;

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
