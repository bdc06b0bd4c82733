import { chair } from '../models/chair.ts';
import { bounds, triangles } from '../models/geometry/mesh.ts';
import { lamp } from '../models/lamp.ts';
import type { Model } from '../models/model.ts';
import { shelf } from '../models/shelf.ts';
import type { Configuration } from './configuration.ts';

/** The configured product. */
export interface Product {
  readonly model: Model;
  /** The name of its current finish. */
  readonly finish: string;
}

export function productOf(configuration: Configuration): Product {
  const { product, fabric, wood, coating, columns, rows, unit } = configuration;
  if (product === 'chair') return { model: modelOf('chair', chair), finish: `${fabric}-${wood}` };
  if (product === 'lamp') return { model: modelOf('lamp', lamp), finish: `${coating}-${wood}` };
  const model = modelOf(`shelf ${columns} ${rows} ${unit}`, () => shelf(configuration));
  return { model, finish: `${wood}-${coating}` };
}

let last: { readonly key: string; readonly model: Model } | undefined;

/** Returns a model, cached if it is the last one: a change of material does not require a new one. */
function modelOf(key: string, make: () => Model): Model {
  if (last?.key !== key) last = { key, model: make() };
  return last.model;
}

/** Returns the outer dimensions of a model in millimeters. */
export function measuresOf({ parts }: Model): { width: number; depth: number; height: number } {
  const { min, max } = bounds(parts.flatMap(({ mesh }) => mesh.positions));
  const along = (axis: 0 | 1 | 2) => Math.round((max[axis] - min[axis]) * 1000);
  return { width: along(0), depth: along(2), height: along(1) };
}

/** Returns the triangle count of a model. */
export function triangleCount({ parts }: Model): number {
  return parts.reduce((sum, { mesh }) => sum + triangles(mesh).length, 0);
}
