import { z } from 'zod';
import { invariant } from './fields.ts';

/** How long a step of a project takes; stated on the home and process screens. */
export const duration = () =>
  invariant(
    z.union([
      z.strictObject({
        min: z.number().positive(),
        max: z.number().positive(),
        unit: z.enum(['day', 'week']),
      }),
      z.literal('varies'),
    ]),
    'How long the step takes; “varies” if it depends on the scope.',
  );

/** The fields of a reference price; stated on the home and pricing screens. */
export const price = <Unit extends 'hour' | 'project' | 'month'>(per: Unit) => ({
  amount: invariant(z.number().positive(), 'Reference price in US dollars.'),
  from: invariant(z.boolean(), 'Whether this is a starting price.'),
  per: invariant(z.literal(per), 'The unit that the price is for.'),
});
