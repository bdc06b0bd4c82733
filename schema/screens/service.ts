import { z } from 'zod';
import { callToAction, card, entries, group, invariant, screen, text } from '../fields.ts';
import { formats } from '../formats.ts';
import { compare, figure } from '../pictures.ts';

/** The five service screens, `content/<lang>/services/*.mdx`. */
export const service = screen({
  compare: compare().optional(),
  figure: figure('what the service is about').optional(),
  swatches: figure('a set of materials; texturing only').optional(),
  included: entries('What the service includes.', card('an included service')),
  formats: invariant(
    z.array(z.enum(formats)),
    'The file formats that this service delivers, in order.',
  ).optional(),
  technologies: group('What each print technology requires of a model; print-ready modeling only.', {
    FDM: text('What fused deposition modeling (FDM) requires of a model.'),
    SLA: text('What stereolithography (SLA) requires of a model.'),
    SLS: text('What selective laser sintering (SLS) requires of a model.'),
  }).optional(),
  portfolio: group('The block about the portfolio: client work is shown only on request.', {
    text: text('Why the portfolio is not public and what the visitor can ask for.'),
    action: text('Label of the link in the portfolio block; it opens an email.'),
  }),
  benefits: entries('What the buyer gains.', card('a benefit')),
  cta: callToAction(),
});
