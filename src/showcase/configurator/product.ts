import { chair } from '../models/chair.ts';
import { bounds, triangles } from '../models/geometry/mesh.ts';
import { lamp } from '../models/lamp.ts';
import type { Model } from '../models/model.ts';
import { shelf } from '../models/shelf.ts';
import type { Configuration } from './configuration.ts';

/** The configured product and the name of the finish it wears. */
export function productOf(configuration: Configuration): { model: Model; finish: string } {
  const { product, fabric, wood, coating, columns, rows, unit } = configuration;
  if (product === 'chair') return { model: modelOf('chair', chair), finish: `${fabric}-${wood}` };
  if (product === 'lamp') return { model: modelOf('lamp', lamp), finish: `${coating}-${wood}` };
  const model = modelOf(`shelf ${columns} ${rows} ${unit}`, () => shelf(configuration));
  return { model, finish: `${wood}-${coating}` };
}

let last: { readonly key: string; readonly model: Model } | undefined;

/** The model made last is kept: another material needs no new one. */
function modelOf(key: string, make: () => Model): Model {
  if (last?.key !== key) last = { key, model: make() };
  return last.model;
}

/** The outer measures of a model in millimeters. */
export function measuresOf({ parts }: Model): { width: number; depth: number; height: number } {
  const { min, max } = bounds(parts.flatMap(({ mesh }) => mesh.positions));
  const [width, height, depth] = max.map((high, axis) => Math.round((high - (min[axis] ?? 0)) * 1000));
  return { width: width ?? 0, depth: depth ?? 0, height: height ?? 0 };
}

/** How many triangles the model is made of. */
export function triangleCount({ parts }: Model): number {
  return parts.reduce((sum, { mesh }) => sum + triangles(mesh).length, 0);
}
