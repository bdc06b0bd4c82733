import type { ReactNode } from 'react';
import type { Model } from '../models/model.ts';
import { measuresOf } from './product.ts';

/**
 * The lengths at the dimension lines of the live view, in the order of `MeasurePlaces`; the viewer puts them to their
 * places. Screen readers find them among the facts.
 */
export function Measures({
  model,
  millimeters,
}: {
  model: Model;
  millimeters: (value: number) => ReactNode;
}) {
  const { width, depth, height } = measuresOf(model);
  return [width, depth, height].map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: three measures, always in this order
    <span key={index}>{millimeters(value)}</span>
  ));
}
