import { z } from 'zod';
import { duration, price } from '../facts.ts';
import { callToAction, card, group, hero, invariant, screen, text } from '../fields.ts';
import { fabricNames, woodNames } from '../materials.ts';
import { compare } from '../pictures.ts';

const step = (what: string) =>
  card(what)
    .extend({ duration: duration() })
    .meta({ description: `About ${what}.` });

const configurator = group(
  'The sample chair beside the opening, in the fabric and wood that the visitor chooses.',
  {
    alt: text('What the picture shows. {{fabric}} and {{wood}} are the names of the materials below.'),
    choices: group('Names of the choices, before their options.', {
      fabric: text('The fabric of the chair; one word if possible.'),
      wood: text('The wood of the chair; one word if possible.'),
    }),
    fabrics: fabricNames(),
    woods: woodNames(),
    start: text('Label of the button over the picture; it starts the 3D view.'),
    loading: text('Label of the same button while the view loads.'),
    unsupported: text('Over the picture if the browser cannot show the view.'),
    view: text(
      'Name of the view for screen readers: what it is and which keys turn it. Keys: arrow keys, + and −, Home.',
    ),
    turnLeft: text('Button with an arrow: turns the chair to the left.'),
    turnRight: text('Button with an arrow: turns the chair to the right.'),
    quote: text(
      'Link under the choices; it leads to the request for a quote, which then names the configuration.',
    ),
    more: text('Link under the choices; it leads to the configurator, with what has been chosen.'),
  },
);

export const home = screen({
  configurator,
  savings: group('The claim about savings, in large type.', {
    percent: invariant(z.number().int().min(1).max(100), 'Highest saving in percent.'),
    caption: text('The claim in words. {{percent}} is the number with its sign, as in “70%”.'),
  }),
  prices: group('The reference prices, as on the pricing screen.', {
    hourly: group('The price of an hour.', price('hour')),
    project: group('The price of a project.', price('project')),
    monthly: group('The price of a month.', price('month')),
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
    consult: step('the first step'),
    assign: step('the second step'),
    produce: step('the third step'),
    integrate: step('the fourth step'),
  }),
  cta: callToAction(),
}).extend({
  hero: hero()
    .extend({
      primary: text('Label of the button of the opening; it leads to the request for a quote.'),
    })
    .meta({ description: 'The opening of the screen.' }),
});
