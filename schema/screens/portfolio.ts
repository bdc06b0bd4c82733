import { z } from 'zod';
import { callToAction, card, entries, hero, pageFields } from '../fields.ts';

export const portfolio = z.strictObject({
  ...pageFields,
  hero: hero(),
  contents: entries('What a visitor gets to see on request.', card('a part of the portfolio')),
  cta: callToAction(),
});
