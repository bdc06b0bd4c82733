import { z } from 'zod';
import { duration, price } from '../facts.ts';
import { callToAction, card, group, hero, invariant, screen, text } from '../fields.ts';
import { fabricNames, woodNames } from '../materials.ts';
import { compare } from '../pictures.ts';

const step = (what: string) =>
  card(what)
    .extend({ duration: duration() })
    .meta({ description: `About ${what}.` });

const configurator = group('The sample chair in the hero, in the fabric and wood that the visitor chooses.', {
  alt: text(
    'Describes the picture to people who cannot see it. {{fabric}} and {{wood}} are the names of the chosen materials.',
  ),
  choices: group('Labels of the choices, before their options.', {
    fabric: text('Label of the choice of fabric; one word if possible.'),
    wood: text('Label of the choice of wood; one word if possible.'),
  }),
  fabrics: fabricNames(),
  woods: woodNames(),
  start: text('Label of the button over the picture; it starts the 3D view.'),
  loading: text('Label of the button over the picture while the 3D view loads.'),
  unsupported: text('Shown over the picture if the browser cannot show the 3D view.'),
  view: text(
    'Name of the 3D view, for screen readers: what it shows and which keys control it (arrow keys, + and −, Home).',
  ),
  turnLeft: text('Button with an arrow: turns the chair to the left.'),
  turnRight: text('Button with an arrow: turns the chair to the right.'),
  quote: text(
    'Link under the choices; it leads to the quote request form, with the configuration filled in.',
  ),
  more: text('Link under the choices; it leads to the configurator, with the same choices.'),
});

export const home = screen({
  configurator,
  savings: group('The claim about savings, in large type.', {
    percent: invariant(z.number().int().min(1).max(100), 'Highest savings, in percent.'),
    caption: text('The claim in words. {{percent}} is the number with a percent sign, as in “70%”.'),
  }),
  prices: group('The reference prices, as on the pricing screen.', {
    hourly: group('The price per hour.', price('hour')),
    project: group('The price per project.', price('project')),
    monthly: group('The price per month.', price('month')),
  }),
  compare: compare(),
  services: group('One short text per service; the name of the service comes from its own screen.', {
    modeling: text('What 3D modeling does for the buyer, in one sentence.'),
    rendering: text('What rendering does for the buyer, in one sentence.'),
    texturing: text('What texturing does for the buyer, in one sentence.'),
    'augmented-virtual-reality': text('What AR and VR models do for the buyer, in one sentence.'),
    'print-ready-modeling': text('What print-ready models do for the buyer, in one sentence.'),
  }),
  steps: group('The four steps of the process, in brief.', {
    consult: step('the first step'),
    assign: step('the second step'),
    produce: step('the third step'),
    integrate: step('the fourth step'),
  }),
  cta: callToAction(),
}).extend({
  hero: hero()
    .extend({
      primary: text('Label of the button in the hero; it leads to the quote request form.'),
    })
    .meta({ description: 'The hero at the top of the screen.' }),
});
