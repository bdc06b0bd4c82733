import { z } from 'zod';
import { callToAction, card, entries, hero, pageFields } from '../fields.ts';
import { figure } from '../pictures.ts';

export const portfolio = z.strictObject({
  ...pageFields,
  hero: hero(),
  figure: figure('the parts of a model'),
  contents: entries('What a visitor gets to see on request.', card('a part of the portfolio')),
  cta: callToAction(),
});
