import { z } from 'zod';
import { callToAction, card, group, hero, invariant, screen, text } from '../fields.ts';
import { compare } from '../pictures.ts';

export const home = screen({
  savings: group('The claim about savings, set in large type.', {
    percent: invariant(z.number().int().min(1).max(100), 'Highest saving in percent.'),
    caption: text('What the saving is. {{percent}} stands for the number with its sign, as in “70%”.'),
  }),
  compare: compare(),
  services: group('One short text per service; the name of the service comes from its own screen.', {
    modeling: text('What 3D modeling does for the buyer, in one sentence.'),
    rendering: text('What rendering does for the buyer, in one sentence.'),
    texturing: text('What texturing does for the buyer, in one sentence.'),
    'augmented-virtual-reality': text('What AR and VR models do for the buyer, in one sentence.'),
    'print-ready-modeling': text('What print-ready models do for the buyer, in one sentence.'),
  }),
  steps: group('The four steps of the process in short.', {
    consult: card('the first step'),
    assign: card('the second step'),
    produce: card('the third step'),
    integrate: card('the fourth step'),
  }),
  cta: callToAction(),
}).extend({
  hero: hero()
    .extend({
      primary: text('Words on the first button of the opening; it leads to the request for a quote.'),
      secondary: text('Words on the second button of the opening; it leads to the portfolio screen.'),
    })
    .meta({ description: 'The opening of the screen.' }),
});
