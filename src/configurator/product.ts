import { chair } from '../models/chair.ts';
import { bounds, triangles } from '../models/geometry/mesh.ts';
import { lamp } from '../models/lamp.ts';
import type { Model } from '../models/model.ts';
import { shelf } from '../models/shelf.ts';
import type { Configuration } from './configuration.ts';

/** The configured product and the name of the finish it wears. */
export function productOf(configuration: Configuration): { model: Model; finish: string } {
  const { product, fabric, wood, coating } = configuration;
  if (product === 'chair') return { model: chair(), finish: `${fabric}-${wood}` };
  if (product === 'lamp') return { model: lamp(), finish: `${coating}-${wood}` };
  return { model: shelf(configuration), finish: `${wood}-${coating}` };
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
