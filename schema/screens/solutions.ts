import { z } from 'zod';
import { callToAction, card, entries, hero, pageFields } from '../fields.ts';

export const solutions = z.strictObject({
  ...pageFields,
  hero: hero(),
  uses: entries('Who uses a configurator, and what for.', card('a use of a configurator')),
  assets: entries('What makes a 3D asset work in a configurator.', card('a property of configurator assets')),
  integration: entries(
    'How the partner’s platform meets the web shop, in order.',
    card('an integration step'),
  ),
  cta: callToAction(),
});
