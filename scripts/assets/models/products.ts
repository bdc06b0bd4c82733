import { chair } from '../../../src/showcase/models/chair.ts';
import { lamp } from '../../../src/showcase/models/lamp.ts';
import type { Model } from '../../../src/showcase/models/model.ts';
import { shelf } from '../../../src/showcase/models/shelf.ts';

/** The sample products at a level of detail: 1 as in the browser. */
export function products(detail: number): Model[] {
  return [chair(detail), lamp(detail), shelf(undefined, detail)];
}
