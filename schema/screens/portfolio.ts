import { callToAction, card, entries, screen } from '../fields.ts';
import { figure } from '../pictures.ts';

export const portfolio = screen({
  figure: figure('the parts of a model'),
  contents: entries('What visitors are shown on request.', card('a part of the portfolio')),
  cta: callToAction(),
});
